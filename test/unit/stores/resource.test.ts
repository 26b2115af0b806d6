import type { Failure } from '@cobros/sdk';
import { renderHook } from '@testing-library/react';
import { reportChanged } from '#stores/live/changes.ts';
import { invalidate, type Load, useResource } from '#stores/resource.ts';
import { timersOfEachTest } from '../../support/fake-timers.ts';
import { controlledLoad } from '../support/controlled-load.ts';
import { assert, test } from '../support/test.ts';

const timers = timersOfEachTest();

test('the readers of a key share one request, which continues while one is left and is aborted without readers', async () => {
  const { calls, load } = controlledLoad(timers);
  const one = renderHook(() => useResource('branches', load));
  const two = renderHook(() => useResource('branches', load));
  const three = renderHook(() => useResource('branches', load));
  assert.is(calls.length, 1);
  await three.unmount();
  assert.not.ok(calls[0]?.signal.aborted);
  await calls[0]?.answer('three');
  assert.equal([one.result.current.data.value, two.result.current.data.value], ['three', 'three']);
  void one.result.current.refresh();
  await one.unmount();
  await two.unmount();
  assert.ok(calls[1]?.signal.aborted);
});

test('a refresh after a reported change does not share an earlier request', async () => {
  const { calls, load } = controlledLoad(timers);
  const reader = renderHook(() => useResource('balance', load));
  const shared = reader.result.current.refresh();
  reportChanged(['balance']);
  const fresh = reader.result.current.refresh();
  assert.is(calls.length, 1);
  await calls[0]?.answer('before');
  assert.ok(await shared);
  assert.is(calls.length, 2);
  await calls[1]?.answer('after');
  assert.ok(await fresh);
  assert.is(reader.result.current.data.value, 'after');
  await reader.unmount();
});

test('data are kept for sixty seconds after the last reader is gone', async () => {
  const { calls, load } = controlledLoad(timers);
  const first = renderHook(() => useResource('branches', load));
  await calls[0]?.answer('three');
  await first.unmount();
  timers.advance(59_999);
  const second = renderHook(() => useResource('branches', load));
  assert.is(second.result.current.data.value, 'three');
  assert.is(calls.length, 1);
  await second.unmount();
  timers.advance(60_000);
  const third = renderHook(() => useResource('branches', load));
  assert.is(third.result.current.data.value, undefined);
  assert.is(calls.length, 2);
  await third.unmount();
});

test('a read that did not reach the server is retried while there is a reader, a rejected one is not', async () => {
  let failure: Failure = { kind: 'network', title: 'Sin conexión', message: '' };
  let reads = 0;
  const load: Load<string> = async () => {
    reads += 1;
    return { ok: false, failure };
  };
  const reader = renderHook(() => useResource('branches', load));
  await timers.settle();
  const after = async (seconds: number) => {
    await timers.advanceAndSettle(seconds * 1000);
    return reads;
  };
  assert.equal([await after(9), await after(1), await after(10)], [1, 2, 3]);
  failure = { kind: 'answered', status: 403, title: 'Sin permiso', message: '' };
  assert.equal([await after(10), await after(60)], [4, 4]);
  failure = { kind: 'timeout', title: 'Sin respuesta', message: '' };
  await reader.result.current.refresh();
  await reader.unmount();
  assert.is(await after(30), 5, 'nobody waits');
});

test('the next success clears a failure, the age shown is that of the data, and a failed load keeps them', async () => {
  const state = { fails: true };
  const load: Load<string> = async () =>
    state.fails
      ? { ok: false, failure: { kind: 'network', title: 'Error', message: 'Sin conexión' } }
      : { ok: true, data: 'three' };
  const reader = renderHook(() => useResource('branches', load));
  await timers.settle();
  const { data, failure, readAt, loading, refresh } = reader.result.current;
  assert.equal([failure.value?.kind, readAt.value, loading.value], ['network', undefined, false]);
  state.fails = false;
  await refresh();
  const at = Date.now();
  assert.equal([failure.value, readAt.value], [undefined, at]);
  state.fails = true;
  timers.advance(1000);
  await refresh();
  assert.equal([data.value, failure.value?.kind, readAt.value], ['three', 'network', at]);
  await reader.unmount();
});

test('a second reader reloads old data, but not fresh data', async () => {
  const { calls, load } = controlledLoad(timers);
  const first = renderHook(() => useResource('branches', load));
  await calls[0]?.answer('three');
  timers.advance(60_000);
  const second = renderHook(() => useResource('branches', load));
  assert.is(calls.length, 1);
  timers.advance(1);
  const third = renderHook(() => useResource('branches', load));
  assert.is(calls.length, 2);
  assert.is(third.result.current.data.value, 'three', 'the old data stays meanwhile');
  for (const reader of [first, second, third]) await reader.unmount();
});

test('a new reader reloads data that were read before a change was reported', async () => {
  const { calls, load } = controlledLoad(timers);
  const first = renderHook(() => useResource('transactions/paid', load));
  await calls[0]?.answer('nothing yet');
  await first.unmount();
  reportChanged(['paid']);
  const second = renderHook(() => useResource('transactions/paid', load));
  assert.is(second.result.current.data.value, 'nothing yet', 'the old data stays meanwhile');
  await calls[1]?.answer('a payment');
  assert.is(second.result.current.data.value, 'a payment');
  const third = renderHook(() => useResource('transactions/paid', load));
  assert.is(calls.length, 2);
  for (const reader of [second, third]) await reader.unmount();
});

test('invalidated data are loaded again, and the response to an earlier request is not used', async () => {
  const { calls, load } = controlledLoad(timers);
  const reader = renderHook(() => useResource('transactions/pending', load));
  void invalidate('transactions');
  await calls[0]?.answer('before');
  assert.is(reader.result.current.data.value, undefined);
  await calls[1]?.answer('after');
  assert.is(reader.result.current.data.value, 'after');
  await reader.unmount();
});

test('invalidating drops data without readers, reloads displayed data and keeps other keys', async () => {
  const [kept, changed] = [controlledLoad(timers), controlledLoad(timers)];
  const reader = renderHook(() => useResource('branches-of-others', kept.load));
  await kept.calls[0]?.answer('three');
  const gone = renderHook(() => useResource('branches/list', changed.load));
  await changed.calls[0]?.answer('before');
  await gone.unmount();
  await invalidate('branches');
  assert.equal([kept.calls.length, changed.calls.length], [1, 1]);
  const again = renderHook(() => useResource('branches/list', changed.load));
  assert.equal([again.result.current.data.value, changed.calls.length], [undefined, 2]);
  await reader.unmount();
  await again.unmount();
});

test('a response without what is read is a failure that is reported, not data that never comes', async () => {
  const reported: unknown[] = [];
  window.addEventListener('error', ({ error }) => reported.push(error), { once: true });
  const reader = renderHook(() => useResource('branches', async () => ({ ok: true, data: undefined })));
  await timers.settle();
  assert.equal([reader.result.current.failure.value?.kind, reported.length], ['misuse', 1]);
  await reader.unmount();
});
