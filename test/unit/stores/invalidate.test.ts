import { renderHook } from '@testing-library/react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { invalidate, useResource } from '../../../src/stores/resource.ts';
import { controlledLoad } from '../../support/controlled-load.ts';
import { fakeTimers } from '../../support/fake-timers.ts';

let timers: ReturnType<typeof fakeTimers>;

test.before.each(() => {
  timers = fakeTimers();
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

test('a list that is opened after an unread change is refreshed by the next change', async () => {
  const { calls, load } = controlledLoad(timers);
  const before = renderHook(() => useResource('branches/list', load));
  await calls[0]?.answer('before');
  await before.unmount();
  timers.advance(30_000);
  await invalidate('branches');
  const opened = renderHook(() => useResource('branches/list', load));
  await calls[1]?.answer('after');
  timers.advance(60_000);
  const changed = invalidate('branches');
  assert.is(calls.length, 3);
  await calls[2]?.answer('after the next change');
  await changed;
  assert.is(opened.result.current.data.value, 'after the next change');
  await opened.unmount();
});
