import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DIALOGS_BY_STEP } from '../../../src/features/transaction/transaction-dialogs.tsx';
import { transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { unwatchRequest, watchRequest } from '../../../src/features/transaction/watched-requests.ts';
import { message } from '../../../src/stores/messages.ts';
import { charge, transaction } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render, type View } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const CANCEL = 'transactions/v3/requests/cancel';
const RETRIEVE = 'transactions/v3/retrieve';
const test = suite('cancel');

const accepted = () => successResponse({ transaction: transaction({ status: 'completed' }) });
const conflict = () =>
  failureResponse(409, { title: 'Solicitud', message: 'La solicitud ya no está pendiente' });
const press = async (view: View, name: string) => {
  await view.clickButton(name);
  await view.settle();
};

test.after.each(() => {
  unwatchRequest('tx_1');
});

test('a charge is canceled in its own words', async () => {
  stubbedApi({});
  const view = await render(<DIALOGS_BY_STEP.cancel step="cancel" transaction={charge()} />);
  assert.match(
    view.container.ownerDocument.body.textContent ?? '',
    '¿Cancelar el cobro?Su código deja de servir: ya nadie podrá pagarlo.',
  );
  assert.ok(view.button('Cancelar cobro de Q125.50'));
});

test('when somebody else was first the dialog shows the current state and only Close', async () => {
  stubbedApi({ [CANCEL]: conflict, [RETRIEVE]: accepted });
  transactionModal.open({ step: 'cancel', transaction: transaction() });
  const view = await render(<DIALOGS_BY_STEP.cancel step="cancel" transaction={transaction()} />);
  await press(view, 'Cancelar solicitud de Q125.50');
  assert.is(view.text('[role=alert]'), 'Solicitud: La solicitud ya no está pendiente');
  assert.match(view.text(), 'Ya se pagó: no se canceló, así está ahora');
  assert.match(view.text('dl'), /EstadoRecibido/);
  assert.throws(() => view.button('Cancelar solicitud de Q125.50'));
  assert.is(document.activeElement, view.button('Volver'));
  assert.is(transactionModal.current.value.step, 'cancel');
});

test('opened from the pending request, an outcome that came first is announced', async () => {
  stubbedApi({ [CANCEL]: conflict, [RETRIEVE]: accepted });
  watchRequest(transaction());
  transactionModal.open({ step: 'cancel', transaction: transaction(), from: 'pending-request' });
  const view = await render(
    <DIALOGS_BY_STEP.cancel step="cancel" transaction={transaction()} from="pending-request" />,
  );
  await press(view, 'Sí, cancelar solicitud');
  assert.match(message.value?.text ?? '', /^Ya se pagó: no se canceló. La solicitud .* fue aceptada/);
  assert.is(transactionModal.current.value.step, 'none');
});

test('a request that was cancelled here is not announced again', async () => {
  stubbedApi({ [CANCEL]: () => successResponse({ transaction: transaction({ status: 'canceled' }) }) });
  watchRequest(transaction());
  transactionModal.open({ step: 'cancel', transaction: transaction(), from: 'pending-request' });
  const view = await render(
    <DIALOGS_BY_STEP.cancel step="cancel" transaction={transaction()} from="pending-request" />,
  );
  await press(view, 'Sí, cancelar solicitud');
  assert.is(message.value?.kind, 'success');
  assert.not.ok(unwatchRequest('tx_1'));
});

test('going back from the confirmation returns to the pending request', async () => {
  stubbedApi({});
  transactionModal.open({ step: 'cancel', transaction: transaction(), from: 'pending-request' });
  const view = await render(
    <DIALOGS_BY_STEP.cancel step="cancel" transaction={transaction()} from="pending-request" />,
  );
  await press(view, 'Seguir esperando');
  assert.is(transactionModal.current.value.step, 'pending-request');
});

test.run();
