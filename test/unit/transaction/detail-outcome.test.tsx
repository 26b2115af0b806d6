import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import DetailPanel from '../../../src/features/transaction/detail/detail-panel.tsx';
import { watchRequest } from '../../../src/features/transaction/watched-requests.ts';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { unseenOutcomes } from '../../../src/stores/payment-request-outcomes.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { paid, transaction } from '../../fixtures/transaction.ts';
import { backOnline, clickAndLoad, loadedView, openPage } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const RETRIEVE = 'transactions/v3/retrieve';

/** Opens the detail of a transaction that a list knows as these rows, and the server as this one. */
function open(rows: readonly Transaction[], served: Transaction) {
  clearMessage();
  forgetResources();
  return openPage(<DetailPanel id="tx_1" rows={rows} />, { [RETRIEVE]: { transaction: served } });
}

test('refreshing reports the outcome again; a payment, which nobody requested, has none', async () => {
  for (const [origin, told] of [
    ['request', 'La solicitud a @maria.lopez por Q125.50 fue aceptada.'],
    ['payment', undefined],
  ] as const) {
    const { view } = await open([paid({ origin })], paid({ origin }));
    assert.is(message.value, null, 'it was known before it was opened');
    await clickAndLoad(view, 'Actualizar el estado');
    assert.is(message.value?.text, told);
    await view.unmount();
  }
});

test('opening a transaction that was pending, or is in no list, reports its outcome', async () => {
  for (const rows of [[transaction()], []]) {
    const { view } = await open(rows, paid());
    assert.match(message.value?.text ?? '', 'fue aceptada');
    assert.match(view.text('[role=dialog]'), 'Recibido20/11/2026 10:43:20');
    await view.unmount();
  }
});

test('a pending transaction is polled until it is resolved', async () => {
  const { view, api } = await open([transaction()], transaction());
  await backOnline(view);
  assert.is(api.callsOf(RETRIEVE).length, 2);
  api.responders[RETRIEVE] = { transaction: transaction({ status: 'rejected' }) };
  await backOnline(view);
  assert.match(message.value?.text ?? '', 'fue rechazada');
  await backOnline(view);
  assert.is(api.callsOf(RETRIEVE).length, 3);
});

test('a watched request whose detail is open is read once, reported once, and counts as seen', async () => {
  watchRequest(transaction());
  const { view } = await open([transaction()], transaction());
  const api = stubbedApi({ [RETRIEVE]: { transaction: transaction({ status: 'rejected' }) } });
  await backOnline(view);
  assert.is(api.callsOf(RETRIEVE).length, 1);
  assert.match(message.value?.text ?? '', 'fue rechazada');
  assert.equal(unseenOutcomes.value, []);
  assert.match(view.text('[role=dialog]'), 'Rechazad');
});

test('a change made by a colleague is shown in the open detail once the list has it', async () => {
  const { view } = await open([paid()], paid());
  const refunded = paid({ status: 'refunded' });
  const api = stubbedApi({ [RETRIEVE]: { transaction: refunded } });
  await view.rerender(<DetailPanel id="tx_1" rows={[refunded]} />);
  await loadedView(view);
  assert.match(view.text('[role=dialog]'), 'Reembolsado');
  await view.rerender(<DetailPanel id="tx_1" rows={[paid({ status: 'refunded' })]} />);
  await loadedView(view);
  assert.is(api.callsOf(RETRIEVE).length, 1);
});
