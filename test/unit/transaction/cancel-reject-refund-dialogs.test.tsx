import { createElement } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DIALOGS_BY_STEP } from '../../../src/features/transaction/transaction-dialogs.tsx';
import { transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { unwatchRequest, watchRequest } from '../../../src/features/transaction/watched-requests.ts';
import { reportChanged } from '../../../src/stores/live/changes.ts';
import { message } from '../../../src/stores/messages.ts';
import { charge, paid, transaction } from '../../fixtures/transaction.ts';
import { clickAndLoad, render } from '../../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const CANCEL = 'transactions/v3/requests/cancel';
const REFUND = 'transactions/v3/refund';
const RETRIEVE = 'transactions/v3/retrieve';

const conflict = () => failureResponse(409, { title: 'Solicitud', message: 'Ya no está pendiente' });
const nowIs = (status: 'completed' | 'canceled' | 'refunded') => () =>
  successResponse({ transaction: transaction({ status }) });

async function open(
  step: 'cancel' | 'reject' | 'refund',
  over: Parameters<typeof stubbedApi>[0],
  shown = transaction(),
  more: object = {},
) {
  const api = stubbedApi(over);
  const props = { step, transaction: shown, ...more };
  transactionModal.open(props);
  const view = await render(createElement(DIALOGS_BY_STEP[step] as never, props));
  const press = (name: string) => clickAndLoad(view, name);
  return { ...view, api, press };
}

test.after.each(() => {
  unwatchRequest('tx_1');
});

test('the cancel dialog of a charge has texts of its own', async () => {
  const { text, button } = await open('cancel', {}, charge());
  assert.match(text(), '¿Cancelar el cobro?Su código deja de servir: ya nadie podrá pagarlo.');
  assert.ok(button('Cancelar cobro de Q125.50'));
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
] as const) {
  test(`when somebody else was first, ${step} shows the current state, and can only be closed`, async () => {
    const view = await open(step, { [call]: conflict, [RETRIEVE]: nowIs(now) }, shown);
    await view.press(action);
    assert.is(view.text('[role=alert]'), 'Solicitud: Ya no está pendiente');
    assert.match(view.text(), `${words}, así está ahora`);
    assert.match(view.text('dl'), now === 'completed' ? 'EstadoRecibido' : 'EstadoReembolsado');
    assert.throws(() => view.button(action));
    assert.is(document.activeElement, view.button('Volver'));
    assert.is(transactionModal.current.value.step, step);
  });
}

test('when canceling from the pending request comes too late, the outcome is announced', async () => {
  watchRequest(transaction());
  const responses = { [CANCEL]: conflict, [RETRIEVE]: nowIs('completed') };
  const { press } = await open('cancel', responses, transaction(), { from: 'pending-request' });
  await press('Sí, cancelar solicitud');
  assert.match(message.value?.text ?? '', /^Ya se pagó: no se canceló. La solicitud .* fue aceptada/);
  assert.is(transactionModal.current.value.step, 'none');
});

const CANCELED = { title: 'Solicitud', message: 'Cancelaste la solicitud.' };
const wasCanceled = () => successResponse({ transaction: transaction({ status: 'canceled' }) }, CANCELED);
for (const [now, response, said] of [
  ['completed', conflict, /^Ya se pagó: no se canceló. La solicitud .* fue aceptada/],
  ['canceled', wasCanceled, /^Cancelaste la solicitud/],
] as const)
  test(`while a request is being canceled, what became of it is said by the response: ${now}`, async () => {
    const { response: answer, give } = later();
    watchRequest(transaction());
    const { api, press, act, until } = await open('cancel', {
      [CANCEL]: () => answer,
      [RETRIEVE]: nowIs(now),
    });
    await press('Cancelar solicitud de Q125.50');
    await act(() => reportChanged(['pending']));
    await until(() => api.callsOf(RETRIEVE).length > 0);
    assert.is(message.value, null);
    await act(() => give(response()));
    await until(() => message.value !== null);
    assert.match(message.value?.text ?? '', said);
    assert.not.ok(unwatchRequest('tx_1'));
  });

test('a request that was canceled here is not announced again', async () => {
  watchRequest(transaction());
  const { press } = await open('cancel', { [CANCEL]: nowIs('canceled') });
  await press('Cancelar solicitud de Q125.50');
  assert.is(message.value?.kind, 'success');
  assert.not.ok(unwatchRequest('tx_1'));
});

test('going back from the confirmation returns to the pending request', async () => {
  const { press } = await open('cancel', {}, transaction(), { from: 'pending-request' });
  await press('Seguir esperando');
  assert.is(transactionModal.current.value.step, 'pending-request');
});

test('a refund without a reason sends no reason', async () => {
  const { api, press } = await open('refund', { [REFUND]: nowIs('refunded') }, paid());
  await press('Reembolsar Q125.50');
  assert.equal(api.contentsOf(REFUND), [{ transactionId: 'tx_1' }]);
});
