import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import CancelDialog from '../../../../src/blocks/transaction/modals/cancel-dialog.tsx';
import { transactionModal } from '../../../../src/blocks/transaction/transaction-modal.ts';
import { unwatchRequest, watchRequest } from '../../../../src/blocks/transaction/watched-requests.ts';
import { clearMessage, message } from '../../../../src/stores/messages.ts';
import { transaction } from '../../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../../support/envelope-responses.ts';
import { render, type View } from '../../../support/render.tsx';
import { stubbedApi } from '../../../support/stubbed-api.ts';

const CANCEL = 'transactions/v3/requests/cancel';
const RETRIEVE = 'transactions/v3/retrieve';
const test = suite('cancel');

const accepted = () => successResponse({ transaction: transaction({ status: 'completed' }) });
const conflict = () =>
  failureResponse(409, { title: 'Solicitud', message: 'La solicitud ya no está pendiente' });
const press = async (view: View, name: string) => {
  await view.click(view.button(name));
  await view.settle();
};

test.after.each(() => {
  unwatchRequest('tx_1');
  transactionModal.close();
  clearMessage();
});

test('cancelling shows a message and closes the dialog', async () => {
  const api = stubbedApi({
    [CANCEL]: () => successResponse({}, { title: 'Solicitud', message: 'Se canceló' }),
  });
  transactionModal.open({ step: 'cancel', transaction: transaction() });
  const view = await render(<CancelDialog step="cancel" transaction={transaction()} />);
  await press(view, 'Cancelar solicitud de Q125.50');
  assert.equal(api.callsOf(CANCEL)[0]?.content, { transactionId: 'tx_1' });
  assert.equal([message.value?.kind, message.value?.text], ['success', 'Se canceló']);
  assert.is(transactionModal.current.value.step, 'none');
  await view.unmount();
});

test('when somebody else was first it shows the current state, and no second try', async () => {
  stubbedApi({ [CANCEL]: conflict, [RETRIEVE]: accepted });
  transactionModal.open({ step: 'cancel', transaction: transaction() });
  const view = await render(<CancelDialog step="cancel" transaction={transaction()} />);
  await press(view, 'Cancelar solicitud de Q125.50');
  assert.is(view.find('[role=alert]').textContent, 'Solicitud: La solicitud ya no está pendiente');
  assert.match(view.find('dl').textContent ?? '', /EstadoRecibido/);
  assert.throws(() => view.button('Cancelar solicitud de Q125.50'));
  assert.is(document.activeElement, view.button('Volver'));
  assert.is(transactionModal.current.value.step, 'cancel');
  await view.unmount();
});

test('a failure that leaves it pending can be retried', async () => {
  stubbedApi({ [CANCEL]: () => failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' }) });
  transactionModal.open({ step: 'cancel', transaction: transaction() });
  const view = await render(<CancelDialog step="cancel" transaction={transaction()} />);
  await press(view, 'Cancelar solicitud de Q125.50');
  assert.ok(view.has('[role=alert]'));
  assert.ok(view.button('Cancelar solicitud de Q125.50'));
  await view.unmount();
});

test('opened from the pending request, an outcome that came first is announced', async () => {
  stubbedApi({ [CANCEL]: conflict, [RETRIEVE]: accepted });
  watchRequest(transaction());
  transactionModal.open({ step: 'cancel', transaction: transaction(), from: 'pending-request' });
  const view = await render(
    <CancelDialog step="cancel" transaction={transaction()} from="pending-request" />,
  );
  await press(view, 'Sí, cancelar solicitud');
  assert.match(message.value?.text ?? '', /fue aceptada/);
  assert.is(transactionModal.current.value.step, 'none');
  await view.unmount();
});

test('a request that was cancelled here is not announced again', async () => {
  stubbedApi({ [CANCEL]: () => successResponse({ transaction: transaction({ status: 'canceled' }) }) });
  watchRequest(transaction());
  transactionModal.open({ step: 'cancel', transaction: transaction(), from: 'pending-request' });
  const view = await render(
    <CancelDialog step="cancel" transaction={transaction()} from="pending-request" />,
  );
  await press(view, 'Sí, cancelar solicitud');
  assert.is(message.value?.kind, 'success');
  assert.not.ok(unwatchRequest('tx_1'));
  await view.unmount();
});

test('going back from the question returns to the pending request', async () => {
  stubbedApi({});
  transactionModal.open({ step: 'cancel', transaction: transaction(), from: 'pending-request' });
  const view = await render(
    <CancelDialog step="cancel" transaction={transaction()} from="pending-request" />,
  );
  await press(view, 'Seguir esperando');
  assert.is(transactionModal.current.value.step, 'pending-request');
  await view.unmount();
});

test.run();
