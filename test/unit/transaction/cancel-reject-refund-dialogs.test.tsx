import { createElement } from 'react';
import { DIALOGS_BY_STEP } from '#features/transaction/transaction-dialogs.tsx';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { unwatchRequest, watchRequest } from '#features/transaction/watched-requests.ts';
import { setServerTime } from '#stores/clock.ts';
import { reportChanged } from '#stores/live/changes.ts';
import { message } from '#stores/messages.ts';
import { charge, paid, transaction } from '../fixtures/transaction.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const CANCEL = 'transactions/v3/requests/cancel';
const REFUND = 'transactions/v3/refund';
const RETRIEVE = 'transactions/v3/retrieve';

const conflict = () => failureResponse(409, { title: 'Solicitud', message: 'Ya no está pendiente' });
const nowIs = (status: 'completed' | 'canceled' | 'expired' | 'refunded') => () =>
  successResponse({ transaction: transaction({ status }) });

async function open(
  step: 'cancel' | 'reject' | 'refund',
  over: Parameters<typeof stubbedApi>[0],
  shown = transaction(),
  more: object = {},
) {
  const api = stubbedApi(over);
  setServerTime(Date.parse('2026-11-20T16:50:00Z'), { sentAt: Date.now() });
  const props = { step, transaction: shown, ...more };
  transactionModal.open(props);
  const view = await render(createElement(DIALOGS_BY_STEP[step] as never, props));
  const press = (name: string) => view.clickAndLoad(name);
  return { ...view, api, press };
}

test.after.each(() => void unwatchRequest('tx_1'));

test('canceling a charge says that its code stops working, and what was done', async () => {
  // Without a message of the server.
  const responseContent = { transaction: charge() };
  const view = await open('cancel', { [CANCEL]: () => Response.json({ responseContent }) }, charge());
  const says = '¿Cancelar el cobro?Su código deja de servir: ya nadie podrá pagarlo. Quedan 7 min ';
  assert.match(view.text('[role=alertdialog]'), says);
  await view.clickButton('Cancelar cobro de Q125.50');
  await view.until(() => message.value !== null);
  assert.is(`${message.value?.title}: ${message.value?.text}`, 'Cobro: Cancelaste el cobro de Q125.50.');
});

const waiting = transaction({ origin: 'payment', businessUserId: null, businessUserName: null });
const REJECT = 'transactions/v3/payments/reject';
for (const [step, call, shown, action, now, words] of [
  [
    'cancel',
    CANCEL,
    transaction(),
    'Cancelar solicitud de Q125.50',
    'completed',
    'Ya se pagó: no se canceló',
  ],
  ['reject', REJECT, waiting, 'Rechazar pago de Q125.50', 'completed', 'Ya no se puede rechazar'],
  ['refund', REFUND, paid(), 'Reembolsar Q125.50', 'refunded', 'Ya no se puede reembolsar'],
] as const)
  test(`when somebody else was first, ${step} shows the current state, and can only be closed`, async () => {
    const view = await open(step, { [call]: conflict, [RETRIEVE]: nowIs(now) }, shown);
    await view.press(action);
    assert.equal(view.api.contentsOf(call), [{ transactionId: 'tx_1' }]);
    assert.is(view.text('[role=alert]'), 'Solicitud: Ya no está pendiente');
    assert.match(view.text(), `${words}, así está ahora`);
    assert.match(view.text('dl'), now === 'completed' ? 'EstadoRecibido' : 'EstadoReembolsado');
    assert.throws(() => view.button(action));
    assert.is(document.activeElement, view.button('Volver'));
    assert.is(transactionModal.current.value.step, step);
  });

test('when canceling from the dialog that waits comes too late, the outcome is announced and shown there', async () => {
  watchRequest(transaction());
  const responses = { [CANCEL]: conflict, [RETRIEVE]: nowIs('completed') };
  const { press } = await open('cancel', responses, transaction(), { from: 'waiting' });
  await press('Sí, cancelar solicitud');
  assert.match(message.value?.text ?? '', /^Ya se pagó: no se canceló. La solicitud .* fue aceptada/);
  assert.is(transactionModal.current.value.step, 'waiting');
});

test('when what is canceled expired first, nothing says that it was paid', async () => {
  watchRequest(transaction());
  const responses = { [CANCEL]: conflict, [RETRIEVE]: nowIs('expired') };
  const view = await open('cancel', responses);
  await view.press('Cancelar solicitud de Q125.50');
  assert.match(message.value?.text ?? '', /^La solicitud .* expiró/);
  assert.match(view.text(), 'Ya no se puede cancelar, así está ahora');
});

test('a request that is canceled here is announced once, even if the lists report it before the response', async () => {
  const { response, give } = later();
  watchRequest(transaction());
  const responses = { [CANCEL]: () => response, [RETRIEVE]: nowIs('canceled') };
  const { api, clickButton, act, until } = await open('cancel', responses);
  await clickButton('Cancelar solicitud de Q125.50');
  await act(() => reportChanged(['pending']));
  await until(() => api.callsOf(RETRIEVE).length > 0);
  assert.is(message.value, null);
  await act(() => give(nowIs('canceled')()));
  await until(() => message.value !== null);
  assert.is(message.value?.kind, 'success');
  assert.not.ok(unwatchRequest('tx_1'));
});

test('going back from the confirmation returns to the dialog that waits', async () => {
  const { press } = await open('cancel', {}, transaction(), { from: 'waiting' });
  await press('Seguir esperando');
  assert.is(transactionModal.current.value.step, 'waiting');
});
