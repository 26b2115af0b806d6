import { dataOf, failureOf } from '../../support/unwrap-result.ts';
import { transaction } from '../fixtures/transaction.ts';
import { successResponse } from '../support/envelope-responses.ts';
import { recordedClient } from '../support/recorded-client.ts';
import { assert, test } from '../support/test.ts';

const EVENING = 'Sun, 22 Nov 2026 23:00:00 GMT';

/** A server whose responses carry the tag of its current version, or 304 for a caller that already has that version. */
function taggedServer() {
  const server = { version: 'W/"1"' };
  const respond = ({ headers }: Request) => {
    if (headers.get('If-None-Match') === server.version)
      return new Response(null, { status: 304, headers: { ETag: server.version, Date: EVENING } });
    const answer = successResponse({ transactions: [transaction()], serverTime: '2026-11-22T22:00:00Z' });
    answer.headers.set('ETag', server.version);
    return answer;
  };
  return { server, respond };
}

test('while the server responds 304, the same object is returned per call and content, and the server’s time is reported', async () => {
  const { server, respond } = taggedServer();
  const times: number[] = [];
  const { api } = recordedClient(respond, { onServerTime: (moment) => times.push(moment) });
  const first = dataOf(await api.transactions.listPending());
  assert.is(dataOf(await api.transactions.listPending()), first);
  assert.equal(times, [Date.parse(EVENING)]);
  server.version = 'W/"2"';
  const second = dataOf(await api.transactions.listPending());
  assert.is.not(second, first);
  const branch = dataOf(await api.transactions.listPending({ businessBranchId: 'br_1' }));
  const paid = dataOf(await api.transactions.listPaid());
  assert.is(new Set([second, branch, paid]).size, 3);
  assert.is(dataOf(await api.transactions.listPending()), second);
  assert.is(dataOf(await api.transactions.listPending({ businessBranchId: 'br_1' })), branch);
});

test('a new session gets no results of the previous one, even if a response arrives late', async () => {
  const { respond } = taggedServer();
  let sessionId = 'ficha-1';
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { api, requests } = recordedClient(
    async (request) => {
      if (request.headers.get('Authorization') === 'Bearer ficha-1') await late;
      return respond(request);
    },
    { getSessionId: () => sessionId },
  );
  const old = api.transactions.listPending();
  sessionId = 'ficha-2';
  const own = dataOf(await api.transactions.listPending());
  arrive();
  const gone = dataOf(await old);
  const again = dataOf(await api.transactions.listPending());
  assert.is(again, own);
  assert.is.not(again, gone);
  sessionId = 'ficha-1';
  await api.transactions.listPending();
  const asked = requests.map(({ headers }) => headers.get('If-None-Match'));
  assert.equal(asked, [null, null, 'W/"1"', null]);
});

test('a response without a tag is not kept, and a 304 that was not asked for is a failure', async () => {
  const { api, requests } = recordedClient(() => successResponse({ transactions: [], serverTime: '' }));
  const first = dataOf(await api.transactions.listPending());
  assert.is.not(dataOf(await api.transactions.listPending()), first);
  assert.not.ok(requests.some(({ headers }) => headers.has('If-None-Match')));
  const tags = ['W/"1"', undefined];
  const later = recordedClient(() => {
    const answer = successResponse({ transactions: [], serverTime: '' });
    answer.headers.set('ETag', tags.shift() ?? '');
    return answer;
  });
  for (let times = 0; times < 3; times += 1) await later.api.transactions.listPending();
  const sent = later.requests.map(({ headers }) => headers.get('If-None-Match'));
  assert.equal(sent, [null, 'W/"1"', null], 'nor is what was kept before it');
  const odd = recordedClient(() => new Response(null, { status: 304 }));
  assert.is(failureOf(await odd.api.transactions.listPending()).kind, 'unreadable');
});
