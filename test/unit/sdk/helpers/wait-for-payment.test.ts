import { waitForPayment } from '@cobros/sdk/wait-for-payment';
import { timersOfEachTest } from '#test/support/fake-timers.ts';
import { dataOf, failureOf } from '#test/support/unwrap-result.ts';
import { transaction } from '../../fixtures/transaction.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';
import { assert, test } from '../../support/test.ts';

const SECOND = 1000;
const timers = timersOfEachTest();

/** A server without a stream of changes that gives these responses one after the other, repeating the last one. */
function serverOf(...outcomes: (() => Response | Promise<Response>)[]) {
  let calls = 0;
  const { api } = recordedClient(({ url }) => {
    if (url.endsWith('/changes/v3/stream')) return fails(404)();
    calls += 1;
    const next = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    return next?.() ?? Response.error();
  });
  return { api, calls: () => calls };
}

const inStatus =
  (status: 'pending' | 'completed' | 'expired', origin: 'request' | 'charge' = 'request') =>
  () =>
    successResponse({ transaction: transaction({ status, origin }) });
const fails = (status: number) => () => failureResponse(status, { title: 'Error', message: 'No' });
const unreachable = () => {
  throw new TypeError('fetch failed');
};

test('a request that is expired, and one that does not exist, end the wait at once', async () => {
  const { api, calls } = serverOf(inStatus('expired'), fails(404));
  assert.is(dataOf(await waitForPayment(api, 'tx_1')).status, 'expired');
  assert.is(failureOf(await waitForPayment(api, 'tx_2')).status, 404);
  assert.is(calls(), 2);
});

test('the wait continues after a lost connection and a busy server', async () => {
  const { api } = serverOf(unreachable, fails(503), fails(429), inStatus('completed'));
  const waiting = waitForPayment(api, 'tx_1');
  await timers.pass(20);
  assert.is(dataOf(await waiting).status, 'completed');
});

test('a busy server is not asked again before the time that it names', async () => {
  const busy = () => failureResponse(429, { title: 'Error', message: 'No' }, { 'Retry-After': '30' });
  const { api, calls } = serverOf(busy, inStatus('completed'));
  const waiting = waitForPayment(api, 'tx_1');
  await timers.pass(29);
  assert.is(calls(), 1);
  await timers.pass(2);
  assert.is(dataOf(await waiting).status, 'completed');
});

test('a read whose connection hangs is aborted after the client’s timeout, and repeated', async () => {
  const { api, calls } = serverOf(() => new Promise<Response>(() => {}), inStatus('completed'));
  const waiting = waitForPayment(api, 'tx_1', { timeoutMs: 900 * SECOND });
  await timers.pass(35);
  assert.is(calls(), 2);
  assert.is(dataOf(await waiting).status, 'completed');
});

/** The result of waiting ten seconds for a request that is not resolved. */
async function overdue(...outcomes: Parameters<typeof serverOf>) {
  const waiting = waitForPayment(serverOf(...outcomes).api, 'tx_1', { timeoutMs: 10 * SECOND });
  await timers.pass(11);
  const result = await waiting;
  return result.ok ? undefined : result.failure;
}

test('a charge not paid in time has its own message', async () => {
  const { title, message } = (await overdue(inStatus('pending', 'charge'))) ?? {};
  assert.equal([title, message], ['Cobro', 'Nadie ha pagado el cobro todavía']);
});

test('an unanswered request is a failure of kind unanswered, not timeout', async () => {
  assert.equal(await overdue(inStatus('pending')), {
    kind: 'unanswered',
    title: 'Solicitud',
    message: 'El usuario todavía no responde la solicitud',
  });
  const again = await overdue(unreachable, inStatus('pending'));
  assert.is(again?.kind, 'unanswered');
});

test('if the last attempt to read the transaction failed, the failure says so', async () => {
  const unreached = await overdue(inStatus('pending'), unreachable);
  assert.is(unreached?.kind, 'network');
  const silent = await overdue(() => new Promise<Response>(() => {}));
  assert.is(silent?.kind, 'timeout');
});
