import type { Failure, Result } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { idempotent } from '../../../src/api/idempotent.ts';

const test = suite('idempotent');

const failed = (over: Partial<Failure>): Result<never> => ({
  ok: false,
  failure: { kind: 'answered', title: 'Error', message: '', ...over } as Failure,
});

const SUCCESS = { ok: true, data: null } as const;

/** The keys of consecutive calls with these contents, which all get the same result. */
async function keysOf(answer: Result<unknown>, ...contents: unknown[]): Promise<string[]> {
  const keys: string[] = [];
  const send = idempotent(async (_: unknown, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return answer;
  });
  for (const content of contents) await send(content);
  return keys;
}

test('a key matches the pattern of the description', async () => {
  const [key] = await keysOf(SUCCESS, {});
  assert.match(key ?? '', /^[A-Za-z0-9_-]{8,128}$/);
});

test('different content gets a different key', async () => {
  const [first, second] = await keysOf(failed({ kind: 'network' }), { amount: 5 }, { amount: 6 });
  assert.is.not(first, second);
});

test('a call that may have been carried out is retried with the same key', async () => {
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
  }
});

test('after a success or a rejection the next call gets a new key', async () => {
  for (const answer of [SUCCESS, failed({ status: 422 })]) {
    const [first, second] = await keysOf(answer, { amount: 5 }, { amount: 5 });
    assert.is.not(first, second);
  }
});

test.run();
