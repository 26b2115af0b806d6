import type { Business } from './api.ts';
import { element } from './dom.ts';
import { messageOf } from './run-action.ts';

export interface PayOrder {
  to: string;
  id: string;
  amount: number;
  note: string;
}

interface PayFormOptions {
  businesses: readonly Business[];
  /** `qr`: any business, branch or cashier; `name`: businesses that allow being found. */
  by: 'qr' | 'name';
  /** Pays; its error is shown and the form keeps its values. */
  onPay: (order: PayOrder) => Promise<void>;
  onBack: () => void;
}

/** The form for a payment that the app user starts. */
export function createPayForm({ businesses, by, onPay, onBack }: PayFormOptions): HTMLFormElement {
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

  const showCodes = () => code.replaceChildren(...codesOf(found.find(({ id }) => id === business.value)));
  business.addEventListener('change', showCodes);
  showCodes();
  back.addEventListener('click', onBack);

  const form = element(
    'form',
    { className: 'phone-form', noValidate: true },
    ...field('pay-business', 'Negocio', business),
    ...(by === 'qr' ? field('pay-code', 'Código QR', code) : []),
    ...field('pay-amount', 'Monto en quetzales', amount),
    ...field('pay-note', 'Nota (opcional)', note),
    alert,
    pay,
    back,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const [to = 'business', id = business.value] = by === 'qr' ? code.value.split(' ') : [];
    pay.disabled = true;
    try {
      await onPay({ to, id, amount: parseAmount(amount.value), note: note.value.trim() });
    } catch (cause) {
      alert.replaceChildren(element('p', { className: 'phone-alert', role: 'alert' }, messageOf(cause)));
      amount.focus();
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

/** One option per printed QR code; its value is the kind and the id of the receiver. */
function codesOf(business: Business | undefined): HTMLElement[] {
  if (!business) return [];
  const groups = business.branches.map((branch) => {
    const group = element('optgroup', { label: branch.name });
    for (const { id, name } of branch.cashiers)
      group.append(element('option', { value: `cashier ${id}` }, name));
    group.append(element('option', { value: `branch ${branch.id}` }, `Sucursal ${branch.name}`));
    return group;
  });
  return [...groups, element('option', { value: `business ${business.id}` }, 'Todo el negocio')];
}

function parseAmount(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text.trim()) || Number(text) === 0) {
    throw new Error('Escribe un monto mayor que 0, con dos decimales como máximo');
  }
  return Number(text);
}
