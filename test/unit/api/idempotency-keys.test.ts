import type { Failure, Result } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createIdempotencyKeys } from '../../../src/api/idempotency-keys.ts';

const test = suite('idempotency keys');

const failed = (over: Partial<Failure>): Result<never> => ({
  ok: false,
  failure: { kind: 'answered', title: 'Error', message: '', ...over },
});

test('a key fits the pattern of the contract', () => {
  assert.match(createIdempotencyKeys().keyFor({}), /^[A-Za-z0-9_-]{8,128}$/);
});

test('the same content has the same key until an answer has settled it', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor({ amount: 5 });
  assert.is(keys.keyFor({ amount: 5 }), first);
});

test('another content has another key', () => {
  const keys = createIdempotencyKeys();
  assert.is.not(keys.keyFor({ amount: 5 }), keys.keyFor({ amount: 6 }));
});

test('a call that may have been carried out keeps its key', () => {
  const unknown: Partial<Failure>[] = [
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'unreadable', status: 200 },
    { status: 503 },
    { status: 409 },
  ];
  for (const failure of unknown) {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ amount: 5 });
    keys.learn(failed(failure));
    assert.is(keys.keyFor({ amount: 5 }), first, JSON.stringify(failure));
  }
});

test('after a success or a refusal the next call is a new one', () => {
  for (const result of [{ ok: true, data: null } as const, failed({ status: 422 })]) {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ amount: 5 });
    keys.learn(result);
    assert.is.not(keys.keyFor({ amount: 5 }), first);
  }
});

test.run();
