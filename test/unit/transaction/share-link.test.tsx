import type { Transaction } from '@cobros/sdk';
import { linkMessage } from '#domain/link-message.ts';
import { ShareDialog } from '#features/transaction/share-dialog.tsx';
import { shareLink } from '#features/transaction/share-link.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { message } from '#stores/messages.ts';
import { signInAs } from '../../fixtures/session.ts';
import { charge } from '../fixtures/transaction.ts';
import { assert, openPage, test } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const MARK = 'transactions/v3/requests/mark-sent';
const LINK = 'http://localhost/api/pay/4T9ZKQ0M2XV7B1N8C6R3D5F0GH';
const SHOP = { name: 'Tienda Luna', timeZone: 'America/Guatemala' };
const KEPT = { linkSentDate: null, reminderSentDate: null };

/** The device's own sheet; `closes` is what closes it. */
function withSheet(closes: () => Promise<void>) {
  const shared: (string | undefined)[] = [];
  const share = async ({ text }: ShareData = {}) => {
    shared.push(text);
    await closes();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return shared;
}
test.after.each(() => {
  Reflect.deleteProperty(navigator, 'share');
  transactionModal.close();
});

test('what is sent is the shop, the amount, the note and the link, until when it holds, and nothing of anybody', () => {
  const words = (over: Partial<Transaction> = {}, reminder = false) =>
    linkMessage(charge(over), SHOP, reminder);
  assert.is(words(), `Tienda Luna te cobra Q125.50: 2 cafés y pan dulce\n${LINK}`);
  assert.is(words({ note: '' }), `Tienda Luna te cobra Q125.50:\n${LINK}`);
  // In Guatemala it is still the 5th.
  const week = { creationDate: '2026-11-29T02:30:00.000Z', expirationDate: '2026-12-06T02:30:00.000Z' };
  assert.is(
    words({ ...week, note: '' }, true),
    `Recordatorio: Tienda Luna te cobra Q125.50:\n${LINK}\nVale hasta el 5/12 a las 20:30`,
  );
});

test('the device’s own sheet sends the text, and the server is told', async () => {
  signInAs('operator', ['view_payments'], 'charges');
  const api = stubbedApi({ [MARK]: { transaction: charge() } });
  const shared = withSheet(async () => {});
  await shareLink(charge(KEPT));
  assert.match(shared[0] ?? '', /^Tienda Luna te cobra Q125\.50: 2 cafés/);
  assert.equal(api.contentsOf(MARK), [{ transactionId: 'tx_1' }]);
  assert.is(message.value?.text, 'Enlace enviado');
  await shareLink(charge());
  assert.is(api.callsOf(MARK).length, 1, 'a server that keeps nothing is not told');
});

test('a sheet that is closed sends nothing; one that does not open leaves the other ways', async () => {
  signInAs('operator', ['view_payments'], 'charges');
  const api = stubbedApi({});
  withSheet(() => Promise.reject(new DOMException('', 'AbortError')));
  await shareLink(charge(KEPT));
  assert.is(transactionModal.current.value.step, 'none');
  withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await shareLink(charge(KEPT), 'waiting');
  assert.is(transactionModal.current.value.step, 'share');
  assert.equal(api.callsOf(MARK), []);
});

test('without a sheet there are WhatsApp and e-mail; leaving returns to the dialog that waits', async () => {
  signInAs('operator', ['view_payments'], 'charges');
  const waiting = charge({ ...KEPT, note: 'Pan & café #2' });
  await shareLink(waiting, 'waiting');
  const step = transactionModal.current.value;
  if (step.step !== 'share') throw new Error(step.step);
  const { view, api } = await openPage(<ShareDialog {...step} />, {
    [MARK]: () => successResponse({ transaction: waiting }),
  });
  const text = `Tienda Luna te cobra Q125.50: Pan & café #2\n${LINK}`;
  const [whatsApp, mail] = [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a')];
  if (!whatsApp || !mail) throw new Error('no links');
  assert.equal([whatsApp.textContent, mail.textContent], ['WhatsApp', 'Correo']);
  assert.is(new URL(whatsApp.href).searchParams.get('text'), text);
  assert.is(new URL(whatsApp.href).host, 'wa.me');
  assert.is(whatsApp.rel, 'noopener noreferrer');
  assert.equal(
    [...new URLSearchParams(mail.href.slice('mailto:?'.length))],
    [
      ['subject', 'Tienda Luna te cobra Q125.50'],
      ['body', text.replace('\n', '\r\n')],
    ],
  );
  await view.click(whatsApp);
  assert.equal(api.contentsOf(MARK), [{ transactionId: 'tx_1' }]);
  api.responders[MARK] = () => failureResponse(500, { title: 'Sistema', message: 'Intenta otra vez' });
  await view.click(mail);
  await view.until(() => view.has('[role=alert]') && view.text('[role=alert]').includes('Intenta otra vez'));
  await view.clickButton('Listo');
  assert.is(transactionModal.current.value.step, 'waiting');
});

test('of a link that was sent before, one reminder is offered, by the same sheet', async () => {
  signInAs('operator', ['view_payments'], 'charges');
  const shared = withSheet(async () => {});
  const sent = charge({ ...KEPT, linkSentDate: '2026-11-20T16:43:20.000Z' });
  await shareLink(sent);
  const step = transactionModal.current.value;
  if (step.step !== 'share') throw new Error(step.step);
  const { view, api } = await openPage(<ShareDialog {...step} />, { [MARK]: { transaction: sent } });
  await view.clickButton('Elegir aplicación');
  assert.match(shared[0] ?? '', /^Recordatorio: Tienda Luna te cobra/);
  await view.until(() => message.value?.text === 'Recordatorio enviado');
  await view.click(view.field('Es un recordatorio'));
  await view.clickButton('Elegir aplicación');
  assert.match(shared[1] ?? '', /^Tienda Luna te cobra/);
  await view.until(() => api.callsOf(MARK).length === 2);
  assert.equal(api.contentsOf(MARK), [{ transactionId: 'tx_1', reminder: true }, { transactionId: 'tx_1' }]);
  await view.unmount();
  const again = await openPage(
    <ShareDialog {...step} transaction={{ ...sent, reminderSentDate: '2026-11-20T16:44:20.000Z' }} />,
    {},
  );
  assert.not.ok(again.view.has('[role=checkbox], input[type=checkbox]'), 'once');
});
