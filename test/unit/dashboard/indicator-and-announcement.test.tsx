import { signal } from '@preact/signals-react';
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { setFilters } from '#screens/dashboard/dashboard-filters.ts';
import { LiveIndicator } from '#screens/dashboard/header/live-indicator.tsx';
import { ResultCountAnnouncement } from '#screens/dashboard/header/result-count-announcement.tsx';
import { type Dashboard, useDashboard } from '#screens/dashboard/use-dashboard.ts';
import { deviceNow, setServerTime } from '#stores/clock.ts';
import { heardAt, paymentsKnownAt, reportedLists } from '#stores/live/changes.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { paid, rowsOf } from '../fixtures/index.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const PENDING = 'transactions/v3/pending';
const PAID = 'transactions/v3/paid';

/** Data read this many seconds ago. */
function open(connection: 'live' | 'lost', seconds: number, isReported = signal(false)) {
  const readAt = signal(deviceNow.value - seconds * 1000);
  const state = { connection: signal(connection), isReported, readAt, failure: signal(undefined) };
  const dashboard = state as unknown as Dashboard;
  return render(<LiveIndicator dashboard={dashboard} timeZone="America/Guatemala" />);
}

test('the age of the data is shown, and without a connection the time since when, by the server’s clock', async () => {
  for (const [seconds, text] of [
    [0, 'Actualizado ahora'],
    [2, 'Actualizado ahora'],
    [59, 'Actualizado hace 59 s'],
    [60, 'Actualizado hace 1 min'],
    [130, 'Actualizado hace 2 min'],
  ] as const)
    assert.is((await open('live', seconds)).text(), text);
  setServerTime(Date.parse('2026-11-20T20:30:00Z'), { sentAt: Date.now() });
  assert.match((await open('lost', 60)).text(), 'desde las 14:29:00');
});

test('En vivo is shown while the stream reports changes and has sent something in the last 20 seconds', async () => {
  const isReported = signal(true);
  heardAt.value = deviceNow.value - 19_000;
  const view = await open('live', 50, isReported);
  assert.is(view.text(), 'En vivo');
  await view.act(() => {
    heardAt.value = deviceNow.value - 20_000;
  });
  assert.is(view.text(), 'Actualizado hace 50 s');
  await view.act(() => {
    heardAt.value = deviceNow.value;
    isReported.value = false;
  });
  assert.is(view.text(), 'Actualizado hace 50 s');
});

test('after a failed read the data is as old as it is, however live the stream', async () => {
  const list = { transactions: [], serverTime: '' };
  const api = stubbedApi({ [PENDING]: list, [PAID]: list });
  const { result } = renderHook(() => useDashboard({ id: 'bu_1', timeZone: 'America/Guatemala' }));
  await act(() => result.current.refresh());
  const { readAt, refresh } = result.current;
  const before = readAt.value;
  reportedLists.value = ['pending', 'paid'];
  paymentsKnownAt.value = before + 5_000;
  assert.is(readAt.value, before + 5_000);
  const failing = () => failureResponse(503, { title: 'Servidor', message: 'Intenta de nuevo' });
  Object.assign(api.responders, { [PENDING]: failing, [PAID]: failing });
  await act(() => refresh());
  assert.is(readAt.value, before);
});

for (const [pending, received, said] of [
  [1, 0, '1 pendiente, 0 pagados'],
  [0, 1, '0 pendientes, 1 pagado'],
  [0, 0, 'No se encontraron registros coincidentes'],
] as const)
  test(`${pending} pending and ${received} paid are announced as «${said}», after a pause`, async () => {
    const list = (count: number) => ({
      shown: signal(rowsOf(...Array.from({ length: count }, () => paid({})))),
    });
    const dashboard = { pending: list(pending), paid: list(received) } as unknown as Dashboard;
    setFilters({ search: 'maria' });
    const timers = fakeTimers();
    const view = await render(<ResultCountAnnouncement dashboard={dashboard} />);
    const spoken = () => view.text('[role=status]');
    await view.act(() => timers.advance(599));
    assert.is(spoken(), '');
    await view.act(() => timers.advance(1));
    assert.is(spoken(), said);
  });
