import type { Transaction } from '@cobros/sdk';
import * as modal from '#features/transaction/transaction-modal.ts';
import { readUnseenIds, readWatchedIds, saveWatchedIds } from '#features/transaction/watched-request-ids.ts';
import * as watched from '#features/transaction/watched-requests.ts';
import { OPEN_BALANCE, TRANSACTIONS } from '#stores/cache-keys.ts';
import { clearMessage, message } from '#stores/messages.ts';
import { forgetOutcomes, requestOutcomeListeners, unseenOutcomes } from '#stores/payment-request-outcomes.ts';
import { resource } from '#stores/resource.ts';
import { timersOfEachTest } from '../../support/fake-timers.ts';
import { transaction } from '../fixtures/transaction.ts';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const { openNewRequest, openWaiting, transactionModal } = modal;
const { reportOutcome, resumeWatching, unwatchRequest, watchRequest } = watched;
const PATH = 'transactions/v3/retrieve';
const timers = timersOfEachTest();
let visibility: DocumentVisibilityState;

let reported = 0;
requestOutcomeListeners.add(() => {
  reported += 1;
});
test.before.each(() => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  reported = 0;
  visibility = 'visible';
});
test.after.each(() => {
  unwatchRequest('tx_1');
  unwatchRequest('tx_2');
  forgetOutcomes();
});

/** A server where each request has this status. */
const serve = (statusOf: (id: string) => Transaction['status'] = () => 'pending') =>
  stubbedApi({
    [PATH]: ({ content }) => {
      const id = String(content.transactionId);
      return successResponse({ transaction: transaction({ id, status: statusOf(id) }) });
    },
  });

const pass = (milliseconds: number) => timers.advanceAndSettle(milliseconds);

test('polls after two seconds, then at growing intervals of up to five seconds', async () => {
  const api = serve();
  watchRequest(transaction());
  await pass(1999);
  assert.is(api.callsOf(PATH).length, 0);
  await pass(1);
  assert.is(api.callsOf(PATH).length, 1);
  assert.equal(api.callsOf(PATH)[0]?.content, { transactionId: 'tx_1' });
  for (let asked = 0; asked < 20; asked += 1) await pass(5000);
  const before = api.callsOf(PATH).length;
  await pass(4999);
  assert.is(api.callsOf(PATH).length, before);
  await pass(1);
  assert.is(api.callsOf(PATH).length, before + 1);
});

test('a request that was sent here is watched on after its detail was closed', async () => {
  serve(() => 'completed');
  watchRequest(transaction());
  watched.watchDetail('tx_1');
  watched.unwatchDetail('tx_1');
  await pass(2000);
  assert.equal([message.value?.kind, message.value?.title], ['success', 'Solicitud']);
});

test('an outcome is announced once, and the filters are cleared; the dialog that waits stays to say it itself', async () => {
  const api = serve(() => 'completed');
  watchRequest(transaction());
  openWaiting(transaction());
  await pass(2000);
  assert.equal([message.value, transactionModal.current.value.step, reported], [null, 'waiting', 1]);
  transactionModal.close();
  watchRequest(transaction({ id: 'tx_2' }));
  await pass(2000);
  assert.equal([message.value?.kind, message.value?.title], ['success', 'Solicitud']);
  await pass(60_000);
  assert.is(api.callsOf(PATH).length, 2);
  clearMessage();
  await reportOutcome(transaction({ status: 'completed' }));
  assert.equal([message.value, reported], [null, 1], 'the lists have it too');
});

test('an outcome closes the question whether to cancel it, or leads back to the dialog that waits', async () => {
  for (const [from, step] of [
    [{}, 'none'],
    [{ from: 'waiting' }, 'waiting'],
  ] as const) {
    watchRequest(transaction());
    transactionModal.open({ step: 'cancel', transaction: transaction(), ...from });
    await reportOutcome(transaction({ status: 'completed' }));
    assert.is(transactionModal.current.value.step, step);
  }
});

test('after an outcome, the lists and Pagos por liquidar are read again', async () => {
  const kept = [TRANSACTIONS, OPEN_BALANCE].map((key) =>
    resource(key, async () => ({ ok: true, data: undefined })),
  );
  for (const { refresh } of kept) await refresh();
  watchRequest(transaction());
  await reportOutcome(transaction({ status: 'completed' }));
  for (const { readAt } of kept) assert.is(readAt.peek(), undefined);
});

test('an outcome in the background, also of one of several requests, is announced without closing open dialogs', async () => {
  serve((id) => (id === 'tx_2' ? 'expired' : 'rejected'));
  watchRequest(transaction({ id: 'tx_2' }));
  openWaiting(transaction());
  await pass(2000);
  assert.match(message.value?.text ?? '', /expiró/);
  assert.is(transactionModal.current.value.step, 'waiting');
  watchRequest(transaction());
  transactionModal.close();
  openNewRequest();
  await pass(2000);
  assert.is(message.value?.kind, 'error');
  assert.match(message.value?.text ?? '', /fue rechazada/);
  assert.is(transactionModal.current.value.step, 'search-user');
  assert.is(reported, 0);
});

test('an outcome reported again closes no receipt that was opened in the meantime', async () => {
  const paid = transaction({ status: 'completed' });
  transactionModal.open({ step: 'receipt', transaction: paid });
  await reportOutcome(paid, undefined, true);
  assert.is(message.value?.kind, 'success');
  assert.is(transactionModal.current.value.step, 'receipt');
});

test('a network failure does not end the wait; an unknown request does', async () => {
  const api = stubbedApi({ [PATH]: () => Promise.reject(new Error('offline')) });
  watchRequest(transaction());
  await pass(2000);
  await pass(5000);
  assert.is(api.callsOf(PATH).length, 2);
  api.responders[PATH] = () => failureResponse(404, { title: 'Error', message: '' });
  await pass(5000);
  await pass(60_000);
  assert.is(api.callsOf(PATH).length, 3);
});

test('after a reload the requests of this user are watched again until they have an outcome', async () => {
  watchRequest(transaction());
  watchRequest(transaction({ id: 'tx_2' }));
  const kept = readWatchedIds('us_caja1');
  assert.equal(kept, ['tx_1', 'tx_2']);
  unwatchRequest('tx_1');
  unwatchRequest('tx_2');
  assert.equal(readWatchedIds('us_caja1'), []);

  // After a reload, the ids are still in the tab's storage, but the timers are gone.
  saveWatchedIds('us_caja1', kept);
  assert.equal(readWatchedIds('us_centro'), []);
  const api = serve(() => 'completed');
  resumeWatching();
  await pass(2000);
  assert.equal(api.contentsOf(PATH), [{ transactionId: 'tx_1' }, { transactionId: 'tx_2' }]);
  assert.is(message.value?.kind, 'success');
  assert.equal(readWatchedIds('us_caja1'), []);
});

test('what another version kept in the tab in another form is left aside', () => {
  for (const kept of [
    '{',
    'null',
    '{"userId":"us_caja1"}',
    '{"userId":"us_caja1","transactionIds":["tx_1"]}',
  ]) {
    sessionStorage.setItem('cobros.watched-requests', kept);
    assert.equal([readWatchedIds('us_caja1'), readUnseenIds('us_caja1')], [[], []], kept);
  }
  sessionStorage.removeItem('cobros.watched-requests');
});

test('an unpaid request stays visible until it is seen, even after a reload', async () => {
  const outcomes = new Map<string, Transaction['status']>([
    ['tx_1', 'rejected'],
    ['tx_2', 'expired'],
    ['tx_3', 'completed'],
  ]);
  const unseen = () => unseenOutcomes.value.map(({ id, status }) => `${id} ${status}`).sort();
  for (const [id, status] of outcomes) {
    watchRequest({ id });
    await reportOutcome(transaction({ id, status }));
  }
  assert.equal(unseen(), ['tx_1 rejected', 'tx_2 expired']);

  forgetOutcomes();
  serve((id) => outcomes.get(id) ?? 'pending');
  resumeWatching();
  await timers.until(() => unseen().length === 2);
  assert.equal(unseen(), ['tx_1 rejected', 'tx_2 expired']);
  watched.markSeen('tx_2');
  assert.equal(unseen(), ['tx_1 rejected']);
  assert.equal(readUnseenIds('us_caja1'), ['tx_1']);
  watched.markSeen('tx_1');
  assert.equal([unseen(), readUnseenIds('us_caja1')], [[], []]);
});

test('an unpaid request that could not be read after a reload is shown after the next one', async () => {
  watchRequest(transaction());
  await reportOutcome(transaction({ status: 'rejected' }));
  forgetOutcomes();

  const offline = stubbedApi({ [PATH]: () => Promise.reject(new TypeError('Failed to fetch')) });
  resumeWatching();
  await timers.until(() => offline.callsOf(PATH).length === 1);
  await timers.settle();
  assert.equal(readUnseenIds('us_caja1'), ['tx_1']);
  watchRequest({ id: 'tx_2' });
  await reportOutcome(transaction({ id: 'tx_2', status: 'expired' }));
  assert.equal(readUnseenIds('us_caja1'), ['tx_2', 'tx_1']);

  forgetOutcomes();
  serve((id) => (id === 'tx_1' ? 'rejected' : 'expired'));
  resumeWatching();
  await timers.until(() => unseenOutcomes.value.length === 2);
  assert.equal(readUnseenIds('us_caja1').slice().sort(), ['tx_1', 'tx_2']);
  for (const id of ['tx_1', 'tx_2']) watched.markSeen(id);
  assert.equal(readUnseenIds('us_caja1'), []);
});
