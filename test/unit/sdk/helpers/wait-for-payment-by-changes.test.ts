import { waitForPayment } from '@cobros/sdk/wait-for-payment';
import { timersOfEachTest } from '#test/support/fake-timers.ts';
import { dataOf, failureOf } from '#test/support/unwrap-result.ts';
import { transaction } from '../../fixtures/transaction.ts';
import { changeStreamServer, refusesStream, type StreamOutcome } from '../../support/change-stream-server.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';
import { assert, test } from '../../support/test.ts';

const timers = timersOfEachTest();

/** A server with a stream of changes and one transaction, which is pending until it is resolved. */
function serverOf(...outcomes: StreamOutcome[]) {
  const changes = changeStreamServer(...outcomes);
  const server = { status: 'pending' as 'pending' | 'completed', asked: 0, session: 'ficha-1' };
  const respond = ({ url }: Request) => {
    if (url.endsWith('/changes/v3/stream')) return changes.respond();
    server.asked += 1;
    return successResponse({ transaction: transaction({ status: server.status }) });
  };
  const { api } = recordedClient(respond, { getSessionId: () => server.session });
  return { api, changes, server };
}

async function waitingLive(lists = ['pending', 'paid']) {
  const served = serverOf();
  const stop = new AbortController();
  const waiting = waitForPayment(served.api, 'tx_1', { signal: stop.signal });
  const stream = await served.changes.stream();
  await timers.pass(10);
  stream.tell('ready', lists);
  await timers.pass(3);
  served.server.asked = 0;
  return { ...served, stop, waiting, stream };
}

test('the transaction is read when a change is reported, and a payment is returned at once', async () => {
  for (const list of ['pending', 'paid', 'session']) {
    const { server, stream, waiting } = await waitingLive();
    server.status = 'completed';
    stream.tell('changed', ['balance', list]);
    assert.is(dataOf(await waiting).status, 'completed');
    await timers.settle();
    assert.is(stream.isClosed(), true);
    assert.is(timers.left(), 0);
  }
});

test('without reported payments the transaction is read every minute', async () => {
  const { server, stream, stop, waiting } = await waitingLive();
  for (let times = 0; times < 12; times += 1) {
    stream.tell('changed', ['balance', 'users']);
    stream.tell('ping');
    await timers.pass(30);
  }
  assert.ok(server.asked >= 5 && server.asked <= 6, `asked ${server.asked} times`);
  stop.abort();
  assert.is(failureOf(await waiting).kind, 'aborted');
});

test('the transaction is read at once when the stream is lost, polled until it is live, and read at once then', async () => {
  const { server, changes, stream, stop } = await waitingLive();
  stream.end();
  await timers.settle();
  await timers.settle();
  assert.is(server.asked, 1);
  const again = await untilOpened(() => changes.stream(1));
  await timers.pass(20);
  assert.ok(server.asked >= 4, `asked ${server.asked} times`);
  const asked = server.asked;
  again.tell('ready', ['pending']);
  await timers.settle();
  await timers.settle();
  assert.is(server.asked, asked + 1);
  await timers.pass(30);
  assert.is(server.asked, asked + 1);
  stop.abort();
});

async function untilOpened<Stream>(open: () => Promise<Stream>): Promise<Stream> {
  const opening = open();
  await timers.pass(3);
  return opening;
}

test('a session that gets no reports of pending requests polls', async () => {
  const { server, stop } = await waitingLive(['paid', 'cashiers']);
  await timers.pass(30);
  assert.ok(server.asked >= 5, `asked ${server.asked} times`);
  stop.abort();
});

const WITHOUT_STREAM: [what: string, outcome: StreamOutcome, attempts: number][] = [
  ['does not offer', refusesStream(404), 1],
  ['does not allow', refusesStream(403), 1],
  ['cannot open', refusesStream(503, { 'Retry-After': '60' }), 2],
];
for (const [what, outcome, attempts] of WITHOUT_STREAM)
  test(`the client polls if the server ${what} the stream`, async () => {
    const { api, changes, server } = serverOf(outcome);
    const waiting = waitForPayment(api, 'tx_1');
    await timers.pass(65, 0.5);
    assert.is(server.asked, 15, 'pauses grow from 2 s to 5 s');
    assert.is(changes.attempts(), attempts);
    server.status = 'completed';
    await timers.pass(5);
    assert.is(dataOf(await waiting).status, 'completed');
  });

test('a request that is resolved already needs no stream, and a client without a stream works too', async () => {
  const { api, changes, server } = serverOf();
  const { transactions } = api;
  const waiting = waitForPayment({ transactions }, 'tx_1');
  await timers.pass(3);
  server.status = 'completed';
  await timers.pass(5);
  assert.ok((await waiting).ok);
  assert.ok((await waitForPayment(api, 'tx_1')).ok);
  assert.is(changes.attempts(), 0);
});

test('simultaneous waits of one client and session share a stream, which is closed when the last of them ends', async () => {
  const { api, changes, server } = serverOf();
  const stops = Array.from({ length: 3 }, () => new AbortController());
  for (const { signal } of stops) void waitForPayment(api, 'tx_1', { signal });
  const stream = await changes.stream();
  server.session = 'ficha-2';
  void waitForPayment(api, 'tx_2', { signal: stops[0]?.signal });
  const other = await changes.stream(1);
  assert.is(changes.attempts(), 2);
  for (const [at, stop] of stops.entries()) {
    assert.equal([stream.isClosed(), other.isClosed()], [false, at > 0]);
    stop.abort();
    await timers.settle();
  }
  assert.is(stream.isClosed(), true);
  assert.is(timers.left(), 0);
});
