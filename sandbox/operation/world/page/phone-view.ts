import { type AppUserTransaction, api } from './api.ts';
import { byId, element } from './dom.ts';
import { createPayForm, type PayOrder } from './pay-form.ts';
import { createPhoneHome } from './phone-home.ts';
import { messageOf } from './run-action.ts';

/** The phone of one app user: its first screen, and the two forms for starting a payment. */
export function createPhone(person: () => string, refresh: () => Promise<void>) {
  const screen = byId('phone-screen', HTMLElement);
  const actions = byId('phone-actions', HTMLElement);
  const home = createPhoneHome(person, refresh);

  function goHome(): void {
    screen.replaceChildren(...home.nodes);
    actions.hidden = false;
  }

  async function openForm(by: 'qr' | 'name', opener: HTMLButtonElement): Promise<void> {
    const onBack = () => {
      goHome();
      opener.focus();
    };
    const paid = async (payment: AppUserTransaction) => {
      const waits = payment.status === 'pending' ? '. El negocio lo asignará a una caja' : '';
      onBack();
      home.say(`Pagaste ${payment.formattedAmount} a ${payment.businessName}${waits}`);
      await refresh();
    };
    const onPay = async (order: PayOrder) => paid((await api.pay(person(), order)).payment);
    const onPayScanned = async (code: string) => paid((await api.payScanned(person(), code)).payment);
    const onScan = async (code: string) => {
      const scanned = await api.scan(person(), code);
      const { formattedAmount, businessName, branchName, cashierName, note } = scanned;
      return [formattedAmount, businessName, `${branchName} · ${cashierName}`, ...(note ? [note] : [])];
    };
    home.say('');
    const [businesses, codes] = await Promise.all([api.businesses(), by === 'qr' ? api.codes() : []]);
    const form = createPayForm({ businesses, codes, by, onPay, onScan, onPayScanned, onBack });
    screen.replaceChildren(element('p', {}, opener.textContent ?? ''), form);
    actions.hidden = true;
    form.querySelector('select')?.focus();
  }

  for (const by of ['qr', 'name'] as const) {
    const button = byId(`pay-${by}`, HTMLButtonElement);
    button.addEventListener('click', () => {
      openForm(by, button).catch((cause: unknown) => home.say(messageOf(cause), true));
    });
  }
  goHome();

  return {
    show: home.show,
    tick: home.tick,
    /** Clears the view when another app user is selected. */
    clear(): void {
      home.say('');
      goHome();
    },
  };
}
