import { signal } from '@preact/signals-react';
import { renderHook } from '@testing-library/react';
import { noticeOn } from '#screens/dashboard/alerts/alert-preferences.ts';
import {
  arrivedIn,
  forgetArrivals,
  markArrivals,
  markedIds,
  unmark,
  unseenArrivals,
} from '#screens/dashboard/alerts/arrivals.ts';
import { countArrivalsInTitle } from '#screens/dashboard/alerts/arrivals-in-title.ts';
import { useArrivals } from '#screens/dashboard/alerts/arrived-payments-announcement.tsx';
import { seeArrivals } from '#screens/dashboard/alerts/see-arrivals.ts';
import type { Dashboard } from '#screens/dashboard/use-dashboard.ts';
import { forgetOutcomes, idsWithMessage } from '#stores/payment-request-outcomes.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { transaction } from '../fixtures/transaction.ts';
import { fakeNotifications, withoutNotices } from '../support/fake-notifications.ts';
import { assert, test } from '../support/test.ts';

const row = (over: Parameters<typeof transaction>[0]) => ({
  transaction: transaction(over),
  searchableText: '',
});
type Row = ReturnType<typeof row>;
const request = row({ id: 'tx_1', origin: 'request', status: 'pending' });
const accepted = row({ id: 'tx_1', origin: 'request', status: 'completed' });
const unassigned = row({ id: 'tx_2', origin: 'payment', status: 'pending' });
const assigned = row({ id: 'tx_2', origin: 'payment', status: 'completed' });
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

for (const [what, before, after, arrived] of [
  ['a request that was just sent does not count', [], [request], []],
  ['an accepted request counts', [request], [accepted], ['tx_1']],
  ['a payment that waits to be assigned counts', [], [unassigned], ['tx_2']],
  ['the payment does not count again when it is assigned', [unassigned], [assigned], []],
  ['a refund does not count', [accepted], [row({ id: 'tx_1', status: 'refunded' })], []],
  [
    'a payment of another day of which a part is refunded does not count',
    [],
    [row({ status: 'completed', refunds: [] })],
    [],
  ],
  ['a known transaction does not count', [accepted], [accepted], []],
] as const)
  test(`new payments: ${what}`, () => {
    const known = new Set<string>();
    arrivedIn(before, known);
    assert.equal(ids(arrivedIn(after, known)), arrived);
  });

test.before.each(forgetArrivals);

/** A dashboard with these lists. */
function dashboardOf(pending: Row[], paid: Row[], state = 'live') {
  const lists = { pending: signal(pending), paid: signal(paid), connection: signal(state) };
  const dashboard = { ...lists, pending: { rows: lists.pending }, paid: { rows: lists.paid } };
  return { ...lists, hook: renderHook(() => useArrivals(dashboard as unknown as Dashboard)) };
}

test('the first load announces nothing, later loads announce new payments, which stay marked for a time once they are seen, and failed loads nothing', async () => {
  const timers = fakeTimers();
  const { connection, pending, paid, hook } = dashboardOf([request], [], 'loading');
  await timers.settle();
  const told = async () => {
    await timers.settle();
    return [hook.result.current.value, ...markedIds.value];
  };
  paid.value = [assigned];
  connection.value = 'live';
  assert.equal(await told(), ['']);
  pending.value = [];
  assert.equal(await told(), ['']);
  paid.value = [accepted, assigned];
  assert.equal(await told(), ['Nuevo pago: María López, Q125.50', 'tx_1']);
  timers.advance(60_000);
  assert.equal([...markedIds.value], ['tx_1']);
  seeArrivals(unseenArrivals.value);
  timers.advance(5999);
  assert.equal([...markedIds.value], ['tx_1']);
  timers.advance(1);
  assert.equal([...markedIds.value], []);
  await hook.unmount();
});

test('an accepted request that a message already reports is marked, but not announced as well', async () => {
  const timers = fakeTimers();
  const { paid, hook } = dashboardOf([request], []);
  idsWithMessage.add('tx_1');
  paid.value = [accepted];
  await timers.settle();
  assert.equal([hook.result.current.value, ...markedIds.value], ['', 'tx_1']);
  const other = row({ id: 'tx_5', origin: 'payment', status: 'completed' });
  paid.value = [other, accepted];
  await timers.settle();
  assert.is(hook.result.current.value, 'Nuevo pago: María López, Q125.50');
  await hook.unmount();
  forgetOutcomes();
});

function see(state: DocumentVisibilityState, focused = state === 'visible') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.hasFocus = () => focused;
  document.dispatchEvent(new Event('visibilitychange'));
  if (focused) window.dispatchEvent(new Event('focus'));
}

test('a new payment shows its notification and is counted in the title until the page is looked at or left', async () => {
  const timers = fakeTimers();
  const { shown } = fakeNotifications('granted');
  noticeOn.set(true);
  document.title = 'Pagos · cobros';
  const { paid, hook } = dashboardOf([], [assigned]);
  await timers.settle();
  see('hidden');
  const third = row({ id: 'tx_3', origin: 'payment', status: 'completed' });
  paid.value = [third, accepted, assigned];
  await timers.until(() => shown.length > 0 && document.title.startsWith('('));
  assert.is(document.title, '(2) Pagos · cobros');
  assert.equal([shown.length, shown[0]?.options.body], [1, '2 pagos nuevos']);
  see('visible', false);
  assert.is(document.title, '(2) Pagos · cobros', 'another window has the focus');
  see('visible');
  assert.is(document.title, 'Pagos · cobros');
  const count = countArrivalsInTitle();
  count.add(1);
  assert.is(document.title, 'Pagos · cobros', 'whoever looks at the page sees what arrives');
  count.stop();
  await hook.unmount();
  assert.is(document.title, 'Pagos · cobros');
  paid.value = [row({ id: 'tx_4', status: 'completed' }), accepted];
  assert.is(shown.length, 1);
  noticeOn.set(false);
  withoutNotices();
});

test('of the arrivals that nobody has seen, the latest are first, and opened ones leave', () => {
  const arrivals = (...all: string[]) => markArrivals(all.map((id) => transaction({ id })));
  arrivals('tx_1');
  arrivals('tx_3', 'tx_2');
  assert.equal(ids(unseenArrivals.peek()), ['tx_3', 'tx_2', 'tx_1']);
  unmark('tx_2');
  assert.equal(ids(unseenArrivals.peek()), ['tx_3', 'tx_1']);
});
