import type { Failure, Result } from '@cobros/sdk';
import { endIntention, makeKeyed, REPEATABLE_MS } from '#api/keyed-calls.ts';
import { assert, test } from '../support/test.ts';

const failed = (over: Partial<Failure>): Result<never> => ({
  ok: false,
  failure: { kind: 'answered', title: 'Error', message: '', ...over } as Failure,
});

const SUCCESS = { ok: true, data: null } as const;

/** The keys of consecutive calls with these contents, which all get the same result. */
async function keysOf(answer: Result<unknown>, ...contents: unknown[]): Promise<string[]> {
  const keys: string[] = [];
  for (const content of contents)
    await makeKeyed('/transactions/v3/requests/send', content, async (key) => {
      keys.push(key);
      return answer;
    });
  return keys;
}

const UNKNOWN = failed({ kind: 'network' });
const { now } = Date;
test.after.each(() => {
  Date.now = now;
  endIntention();
});

test('a key matches the pattern of the description; different content gets a different key', async () => {
  const [key] = await keysOf(SUCCESS, {});
  assert.match(key ?? '', /^[A-Za-z0-9_-]{8,128}$/);
  const [first, second] = await keysOf(UNKNOWN, { amount: 5 }, { amount: 6 });
  assert.is.not(first, second);
});

test('a call that may have been carried out is retried with the same key; after a success or a rejection the next call gets a new key', async () => {
  const unknown: Partial<Failure>[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'unreadable', status: 200 },
    { status: 503 },
    { status: 409 },
  ];
  for (const failure of unknown) {
    const [first, second] = await keysOf(failed(failure), { amount: 5 }, { amount: 5 });
    assert.is(first, second, JSON.stringify(failure));
    endIntention();
  }
  for (const answer of [SUCCESS, failed({ status: 422 })]) {
    const [first, second] = await keysOf(answer, { amount: 5 }, { amount: 5 });
    assert.is.not(first, second);
  }
});

test('a key is dropped when its dialog closes, or after some minutes', async () => {
  const [first] = await keysOf(UNKNOWN, { amount: 5 });
  Date.now = () => now() + REPEATABLE_MS - 1000;
  assert.equal(await keysOf(UNKNOWN, { amount: 5 }), [first]);
  Date.now = () => now() + REPEATABLE_MS;
  const [later] = await keysOf(UNKNOWN, { amount: 5 });
  assert.is.not(later, first);
  endIntention();
  assert.not.equal(await keysOf(UNKNOWN, { amount: 5 }), [later]);
});

test('a call that ends after its dialog was closed does not affect the key of the next dialog', async () => {
  let end = () => {};
  const answer = new Promise<Result<null>>((resolve) => {
    end = () => resolve(SUCCESS);
  });
  const slow = makeKeyed('/transactions/v3/requests/send', { amount: 5 }, () => answer);
  endIntention();
  const [first] = await keysOf(UNKNOWN, { amount: 5 });
  end();
  await slow;
  assert.equal(await keysOf(UNKNOWN, { amount: 5 }), [first]);
});
