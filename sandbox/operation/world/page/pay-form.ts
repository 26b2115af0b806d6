import type { Business, PaymentCode } from './api.ts';
import { element } from './dom.ts';
import { codesOf } from './qr-codes.ts';
import { messageOf } from './run-action.ts';

export interface PayOrder {
  to: string;
  id: string;
  amount: number;
  note: string;
}

interface PayFormOptions {
  businesses: readonly Business[];
  /** Codes of pending charges and requests. */
  codes: readonly PaymentCode[];
  /**
   * `qr` offers the codes of businesses, branches, cashiers, charges and requests; `name` offers businesses that can be found by
   * name.
   */
  by: 'qr' | 'name';
  /** Makes the payment. If it throws, the error is shown and the form keeps its values. */
  onPay: (order: PayOrder) => Promise<void>;
  /** Reads the code of a charge or request. If it throws, the error is shown. @returns lines that say what it pays */
  onScan: (code: string) => Promise<readonly string[]>;
  /** Pays the code that was read. If it throws, the error is shown. */
  onPayScanned: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The form for a payment that the app user starts. */
export function createPayForm(options: PayFormOptions): HTMLFormElement {
  const { businesses, codes, by, onPay, onScan, onPayScanned, onBack } = options;
  const found = by === 'qr' ? businesses : businesses.filter(({ searchEnabled }) => searchEnabled);
  const business = element(
    'select',
    {},
    ...found.map(({ id, name }) => element('option', { value: id }, name)),
  );
  const code = element('select', {});
  const amount = element('input', { inputMode: 'decimal', autocomplete: 'off', placeholder: '0.00' });
  const note = element('input', { autocomplete: 'off' });
  const alert = element('div', {});
  const pay = element('button', { className: 'key first' }, 'Pagar');
  const back = element('button', { type: 'button', className: 'key' }, 'Volver');

  const scanned = element('div', { className: 'request', role: 'status', hidden: true });
  const typed = element(
    'div',
    { className: 'phone-form' },
    ...field('pay-amount', 'Monto en quetzales', amount),
    ...field('pay-note', 'Nota (opcional)', note),
  );
  const fail = (cause: unknown) =>
    alert.replaceChildren(element('p', { className: 'phone-alert', role: 'alert' }, messageOf(cause)));

  /** The code of a charge or request determines the amount; with that of a cashier the payer types it. */
  async function showChosen(): Promise<void> {
    const chosen = code.value;
    const [kind, text = ''] = by === 'qr' ? chosen.split(' ') : [];
    typed.hidden = kind === 'code';
    scanned.hidden = true;
    alert.replaceChildren();
    if (kind !== 'code') return;
    try {
      const [money = '', ...lines] = await onScan(text);
      if (code.value !== chosen) return;
      scanned.replaceChildren(
        element('strong', { className: 'number' }, money),
        ...lines.map((line) => element('p', {}, line)),
      );
      scanned.hidden = false;
    } catch (cause) {
      if (code.value === chosen) fail(cause);
    }
  }
  const showCodes = () => {
    code.replaceChildren(
      ...codesOf(
        found.find(({ id }) => id === business.value),
        codes,
      ),
    );
    void showChosen();
  };
  business.addEventListener('change', showCodes);
  code.addEventListener('change', () => void showChosen());
  showCodes();
  back.addEventListener('click', onBack);

  const form = element(
    'form',
    { className: 'phone-form', noValidate: true },
    ...field('pay-business', 'Negocio', business),
    ...(by === 'qr' ? field('pay-code', 'Código QR', code) : []),
    scanned,
    typed,
    alert,
    pay,
    back,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const [to = 'business', id = business.value] = by === 'qr' ? code.value.split(' ') : [];
    pay.disabled = true;
    try {
      if (to === 'code') await onPayScanned(id);
      else await onPay({ to, id, amount: parseAmount(amount.value), note: note.value.trim() });
    } catch (cause) {
      fail(cause);
      if (!typed.hidden) amount.focus();
    } finally {
      pay.disabled = false;
    }
  });
  return form;
}

function field(id: string, label: string, control: HTMLElement): HTMLElement[] {
  control.id = id;
  return [element('label', { htmlFor: id }, label), control];
}

function parseAmount(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text.trim()) || Number(text) === 0) {
    throw new Error('Escribe un monto mayor que 0, con dos decimales como máximo');
  }
  return Number(text);
}
