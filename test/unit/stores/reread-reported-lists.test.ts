import { renderHook } from '@testing-library/react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BRANCHES, OPEN_BALANCE } from '../../../src/stores/cache-keys.ts';
import { reportChanged } from '../../../src/stores/live/changes.ts';
import { rereadReportedLists } from '../../../src/stores/live/reread-reported-lists.ts';
import { useResource } from '../../../src/stores/resource.ts';
import { fakeTimers } from '../../support/fake-timers.ts';

test('displayed data of a changed list are read again, once for simultaneous changes, and on a hidden page when it becomes visible', async () => {
  const timers = fakeTimers();
  let visibility: DocumentVisibilityState = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  const show = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const reads: string[] = [];
  const load = (name: string) => async () => {
    reads.push(name);
    return { ok: true as const, data: name };
  };
  const hook = renderHook(() => {
    useResource(OPEN_BALANCE, load('balance'));
    return useResource(`${BRANCHES}/list`, load('branches'));
  });
  const after = async (ms: number) => {
    timers.advance(ms);
    await timers.settle();
    return reads.splice(0);
  };
  assert.equal(await after(0), ['balance', 'branches']);
  const stop = rereadReportedLists();
  reportChanged(['cashiers', 'balance']);
  assert.equal(await after(100), ['balance'], 'what a page has just read');
  reportChanged(['paid', 'pending']);
  assert.equal(await after(1000), []);
  reportChanged(['balance']);
  reportChanged(['paid', 'balance']);
  assert.equal(await after(100), ['balance']);
  show('hidden');
  reportChanged(['cashiers']);
  assert.equal(await after(60_000), []);
  show('visible');
  assert.equal(await after(100), ['branches']);
  stop();
  reportChanged(['balance']);
  assert.equal(await after(1000), []);
  await hook.unmount();
  Reflect.deleteProperty(document, 'visibilityState');
});
