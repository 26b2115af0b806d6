import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  closeStepsOf,
  openLatestPayments,
  openNewRequest,
  openPendingRequest,
  type TransactionStep,
  transactionModal,
} from '../../../../src/blocks/transaction/transaction-modal.ts';
import { TransactionModalHost } from '../../../../src/blocks/transaction/transaction-modal-host.tsx';
import { forgetResources } from '../../../../src/stores/resource.ts';
import { startSession } from '../../../../src/stores/session.ts';
import { appUser } from '../../../fixtures/app-user.ts';
import { session } from '../../../fixtures/session.ts';
import { paid, transaction } from '../../../fixtures/transaction.ts';
import { render } from '../../../support/render.tsx';
import { stubbedApi } from '../../../support/stubbed-api.ts';

const test = suite('dialogs of transactions');

const received = { ...paid({ receiptCode: 'LUNA-7K2M-9Q4D' }), receiptCode: 'LUNA-7K2M-9Q4D' };
const waiting = transaction({ origin: 'payment' });
const step = (opened: TransactionStep) => () => transactionModal.open(opened);

test.before.each(() => {
  forgetResources();
  stubbedApi({});
  startSession(session());
});
test.after.each(async () => {
  await (await render(null)).unmount();
  transactionModal.close();
});

for (const [title, open] of [
  ['Enviar solicitud', openNewRequest],
  ['Nueva solicitud', step({ step: 'new-request', typed: 'maria.lopez', friUser: appUser() })],
  ['Esperando respuesta', () => openPendingRequest(transaction())],
  ['¿Cancelar la solicitud?', step({ step: 'cancel', transaction: transaction() })],
  ['Rechazar pago', step({ step: 'reject', transaction: waiting })],
  ['Asignar pago', step({ step: 'assign', transaction: waiting })],
  ['Reembolsar pago', step({ step: 'refund', transaction: received })],
  ['Comprobante de Q125.50', step({ step: 'receipt', transaction: received })],
  ['Últimos cinco pagos', openLatestPayments],
] as const) {
  test(`${title} opens in its dialog`, async () => {
    const view = await render(<TransactionModalHost />);
    assert.not.ok(view.has('h2'));
    await view.act(open);
    await view.appears('h2');
    assert.is(view.find('h2').textContent, title);
    await view.act(transactionModal.close);
    assert.not.ok(view.has('h2'));
  });
}

test('an outcome closes the dialog of its own transaction and no other', () => {
  openPendingRequest(transaction());
  assert.not.ok(closeStepsOf('tx_2'));
  assert.is(transactionModal.current.value.step, 'pending-request');
  assert.ok(closeStepsOf('tx_1'));
  assert.is(transactionModal.current.value.step, 'none');
  openNewRequest();
  assert.not.ok(closeStepsOf('tx_1'));
  assert.is(transactionModal.current.value.step, 'search-user');
});

test.run();
