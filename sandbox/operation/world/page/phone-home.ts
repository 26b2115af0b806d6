import { createRequestAnnouncer } from './announce-requests.ts';
import { type AppUserTransaction, api, type Phone } from './api.ts';
import { element, setText } from './dom.ts';
import { recentTransactions } from './recent-transactions.ts';
import { type Answer, createRequestList } from './request-list.ts';
import { messageOf } from './run-action.ts';

/** The first screen of the phone: requests that wait for an answer, and the latest ones. */
export function createPhoneHome(person: () => string, refresh: () => Promise<void>) {
  const message = element('p', { role: 'status' });
  const count = element('p', { tabIndex: -1 });
  const requests = createRequestList(answer);
  const recentTitle = element('p', {}, 'Últimos movimientos');
  const recent = element('div', {});
  const announce = createRequestAnnouncer();
  let shownRecent = '';

  function say(text: string, bad = false): void {
    message.className = bad ? 'phone-alert' : '';
    setText(message, text);
  }

  async function answer(request: AppUserTransaction, given: Answer): Promise<void> {
    const done = given === 'accept' ? 'Aceptaste' : 'Rechazaste';
    try {
      await api.answer(person(), request.paymentRequestId ?? '', given);
      say(`${done} la solicitud de ${request.formattedAmount} de ${request.businessName}`);
    } catch (cause) {
      say(messageOf(cause), true);
    }
    await refresh();
    // The card that had the focus was removed.
    if (document.activeElement === document.body) count.focus();
  }

  return {
    nodes: [message, count, requests.node, recentTitle, recent],
    say,
    tick: requests.tick,
    show(phone: Phone): void {
      setText(count, countText(phone.requests.length));
      requests.show(phone.requests);
      const state = JSON.stringify(phone.recent);
      if (state !== shownRecent) recent.replaceChildren(recentTransactions(phone.recent));
      shownRecent = state;
      recentTitle.hidden = phone.recent.length === 0;
      announce(person(), phone.requests);
    },
  };
}

function countText(count: number): string {
  if (count === 0) return 'Ninguna solicitud por responder';
  return `${count} ${count === 1 ? 'solicitud' : 'solicitudes'} por responder`;
}
