import type { Failure, Result } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { forgetResources, invalidate, type Load, useResource } from '../../../src/stores/resource.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { renderHook } from '../../support/render-hook.ts';

const test = suite('resource');
let timers: ReturnType<typeof fakeTimers>;

test.before.each(() => {
  timers = fakeTimers();
  forgetResources();
});

/** A load whose results the test provides one by one. */
function controlled() {
  const calls: { answer: (data: string) => Promise<void>; signal: AbortSignal }[] = [];
  const load: Load<string> = (signal) =>
    new Promise<Result<string>>((resolve) => {
      calls.push({
        signal,
        answer: async (data) => {
          resolve({ ok: true, data });
          await timers.settle();
        },
      });
    });
  return { calls, load };
}

test('two readers of a key share one request', async () => {
  const { calls, load } = controlled();
  const one = await renderHook(() => useResource('branches', load));
  const two = await renderHook(() => useResource('branches', load));
  assert.is(calls.length, 1);
  await calls[0]?.answer('three');
  assert.is(one.result().data.value, 'three');
  assert.is(two.result().data.value, 'three');
  await one.unmount();
  await two.unmount();
});

test('a request without readers is aborted', async () => {
  const { calls, load } = controlled();
  const reader = await renderHook(() => useResource('branches', load));
  await reader.unmount();
  assert.ok(calls[0]?.signal.aborted);
});

test('data is kept for sixty seconds after its last reader is gone', async () => {
  const { calls, load } = controlled();
  const first = await renderHook(() => useResource('branches', load));
  await calls[0]?.answer('three');
  await first.unmount();
  timers.advance(59_999);
  const second = await renderHook(() => useResource('branches', load));
  assert.is(second.result().data.value, 'three');
  assert.is(calls.length, 1);
  await second.unmount();
  timers.advance(60_000);
  const third = await renderHook(() => useResource('branches', load));
  assert.is(third.result().data.value, undefined);
  assert.is(calls.length, 2);
  await third.unmount();
});

test('an invalidated key is loaded again, and an earlier response is not used', async () => {
  const { calls, load } = controlled();
  const reader = await renderHook(() => useResource('transactions/pending', load));
  void invalidate('transactions');
  await calls[0]?.answer('before');
  assert.is(reader.result().data.value, undefined);
  await calls[1]?.answer('after');
  assert.is(reader.result().data.value, 'after');
  await reader.unmount();
});

test('a failed load keeps the previous data', async () => {
  let fail = false;
  const load: Load<string> = async () =>
    fail
      ? { ok: false, failure: { kind: 'network', title: 'Error', message: 'Sin conexión' } }
      : { ok: true, data: 'three' };
  const reader = await renderHook(() => useResource('branches', load));
  await timers.settle();
  fail = true;
  await reader.result().refresh();
  assert.is(reader.result().data.value, 'three');
  assert.is(reader.result().failure.value?.kind, 'network');
  await reader.unmount();
});

test('a read that found no server is made again by itself while somebody waits for it, and a refused one is not', async () => {
  let failure: Failure = { kind: 'network', title: 'Sin conexión', message: '' };
  let reads = 0;
  const load: Load<string> = async () => {
    reads += 1;
    return { ok: false, failure };
  };
  const reader = await renderHook(() => useResource('branches', load));
  const after = async (seconds: number) => {
    timers.advance(seconds * 1000);
    await timers.settle();
    return reads;
  };
  assert.equal([await after(9), await after(1), await after(10)], [1, 2, 3]);
  failure = { kind: 'answered', status: 403, title: 'Sin permiso', message: '' };
  assert.equal([await after(10), await after(60)], [4, 4]);
  failure = { kind: 'timeout', title: 'Sin respuesta', message: '' };
  await reader.result().refresh();
  await reader.unmount();
  assert.is(await after(30), 5, 'nobody waits');
});

test('a failure is forgotten with the next success, and the moment of the read is that of the data', async () => {
  let fail = true;
  const load: Load<string> = async () =>
    fail
      ? { ok: false, failure: { kind: 'network', title: 'Error', message: 'Sin conexión' } }
      : { ok: true, data: 'three' };
  const reader = await renderHook(() => useResource('branches', load));
  await timers.settle();
  const { failure, readAt, loading, refresh } = reader.result();
  assert.equal([failure.value?.kind, readAt.value, loading.value], ['network', undefined, false]);
  fail = false;
  await refresh();
  assert.equal([failure.value, readAt.value], [undefined, Date.now()]);
  await reader.unmount();
});

test('a second reader of old data loads it again, and of fresh data does not', async () => {
  const { calls, load } = controlled();
  const first = await renderHook(() => useResource('branches', load));
  await calls[0]?.answer('three');
  timers.advance(60_000);
  const second = await renderHook(() => useResource('branches', load));
  assert.is(calls.length, 1);
  timers.advance(1);
  const third = await renderHook(() => useResource('branches', load));
  assert.is(calls.length, 2);
  assert.is(third.result().data.value, 'three', 'the old data stays meanwhile');
  for (const reader of [first, second, third]) await reader.unmount();
});

test('while one of two readers stays, a read goes on', async () => {
  const { calls, load } = controlled();
  const [first, second] = [
    await renderHook(() => useResource('branches', load)),
    await renderHook(() => useResource('branches', load)),
  ];
  await first?.unmount();
  assert.not.ok(calls[0]?.signal.aborted);
  await calls[0]?.answer('three');
  assert.is(second?.result().data.value, 'three');
  await second?.unmount();
});

test('what nobody reads is not loaded again but forgotten, and other words are left alone', async () => {
  const [kept, changed] = [controlled(), controlled()];
  const reader = await renderHook(() => useResource('branches-of-others', kept.load));
  await kept.calls[0]?.answer('three');
  const gone = await renderHook(() => useResource('branches/list', changed.load));
  await changed.calls[0]?.answer('before');
  await gone.unmount();
  await invalidate('branches');
  assert.equal([kept.calls.length, changed.calls.length], [1, 1]);
  const again = await renderHook(() => useResource('branches/list', changed.load));
  assert.equal([again.result().data.value, changed.calls.length], [undefined, 2]);
  await reader.unmount();
  await again.unmount();
});

test('a list opened after a change that nobody read stays the one that the next change loads again', async () => {
  const { calls, load } = controlled();
  const before = await renderHook(() => useResource('branches/list', load));
  await calls[0]?.answer('before');
  await before.unmount();
  timers.advance(30_000);
  await invalidate('branches');
  const opened = await renderHook(() => useResource('branches/list', load));
  await calls[1]?.answer('after');
  timers.advance(60_000);
  const changed = invalidate('branches');
  assert.is(calls.length, 3);
  await calls[2]?.answer('after the next change');
  await changed;
  assert.is(opened.result().data.value, 'after the next change');
  await opened.unmount();
});

test.run();
