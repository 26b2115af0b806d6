import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useDashboard } from '../../../src/screens/dashboard/use-dashboard.ts';
import { paymentsKnownAt } from '../../../src/stores/live/changes.ts';
import { setReportedLists } from '../../../src/stores/live/set-reported-lists.ts';
import { failureResponse } from '../../support/envelope-responses.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { listOf, PAID, PENDING } from '../../support/open-dashboard.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const works = () => listOf([]);
const fails = () => failureResponse(500, { title: 'Error', message: '' });

test('the data are as old as the older of the two lists', async () => {
  const timers = fakeTimers();
  const { responders } = stubbedApi({ [PENDING]: works, [PAID]: works });
  const dashboard = renderHook(() => useDashboard({ id: 'bu_luna', timeZone: 'America/Guatemala' }));
  const readAt = () => dashboard.result.current.readAt.value;
  const readAgain = () =>
    act(async () => {
      timers.advance(1000);
      await Promise.all([dashboard.result.current.refresh(), timers.settle()]);
    });
  await readAgain();
  for (const failing of [PENDING, PAID]) {
    Object.assign(responders, { [PENDING]: works, [PAID]: works });
    await readAgain();
    const both = readAt();
    assert.is(both, Date.now());
    Object.assign(responders, { [failing]: fails });
    await readAgain();
    assert.is(readAt(), both, failing);
  }
  await dashboard.unmount();
});

test('while changes are reported, the data count as current until the stream last sent something, but not if a change cannot be read', async () => {
  const timers = fakeTimers();
  try {
    const { responders } = stubbedApi({ [PENDING]: works, [PAID]: works });
    const dashboard = renderHook(() => useDashboard({ id: 'bu_luna', timeZone: 'America/Guatemala' }));
    const refresh = () => act(() => dashboard.result.current.refresh());
    const readAt = () => dashboard.result.current.readAt.value;
    await refresh();
    const read = Date.now();
    await act(() => setReportedLists(['pending', 'paid'], 600_000));
    await act(() => timers.settle());
    timers.advance(300_000);
    paymentsKnownAt.value = Date.now();
    assert.is(readAt(), read + 300_000);
    timers.advance(5_000);
    await act(() => setReportedLists([]));
    assert.is(readAt(), read + 300_000, 'the stream is lost');
    await refresh();
    assert.is(readAt(), read + 305_000);
    Object.assign(responders, { [PAID]: fails });
    await act(() => setReportedLists(['pending', 'paid'], 600_000));
    timers.advance(1_000);
    paymentsKnownAt.value = Date.now();
    await refresh();
    assert.is(readAt(), read + 305_000, 'a change was not read');
    await dashboard.unmount();
  } finally {
    setReportedLists([]);
    timers.restore();
  }
});
