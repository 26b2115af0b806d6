import { type Early, fetchOrTakeOver } from '#api/early-requests.ts';
import { assert, test } from '../support/test.ts';

const ADDRESS = 'http://localhost/api/transactions/v3/paid';
const realFetch = globalThis.fetch;
let fetched = 0;

test.before.each(() => {
  fetched = 0;
  globalThis.fetch = async () => {
    fetched += 1;
    return new Response('asked anew');
  };
});
test.after.each(() => {
  globalThis.fetch = realFetch;
  delete window.early;
});

function begin(over: Partial<Early> = {}, response = Promise.resolve(new Response('early'))): void {
  const read = { authorization: 'Bearer mine', body: '{"requestContent":{}}', response };
  window.early = {
    startedAt: Date.now(),
    config: Promise.resolve(new Response()),
    reads: new Map([[ADDRESS, read]]),
    ...over,
  };
}

const call = (session = 'mine', body = '{"requestContent":{}}') =>
  fetchOrTakeOver(
    new Request(ADDRESS, { method: 'POST', body, headers: { Authorization: `Bearer ${session}` } }),
  ).then((response) => response.text());

test('the first call uses the early response, the next one sends a request; a failed early read is repeated', async () => {
  begin();
  assert.is(await call(), 'early');
  assert.is(fetched, 0);
  assert.is(await call(), 'asked anew');
  const response = Promise.reject(new TypeError('Failed to fetch'));
  response.catch(() => undefined);
  begin({}, response);
  assert.is(await call(), 'asked anew');
});

test('an early response is not used for another session or content, or when it is too old', async () => {
  begin();
  assert.is(await call('another'), 'asked anew');
  begin();
  assert.is(await call('mine', '{"requestContent":{"page":2}}'), 'asked anew');
  begin({ startedAt: Date.now() - 31_000 });
  assert.is(await call(), 'asked anew');
});
