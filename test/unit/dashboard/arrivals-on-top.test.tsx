import { appUser, paidAt, transaction } from '../fixtures/index.ts';
import { openDashboard, rowsOf, showDashboard } from '../support/open-dashboard.tsx';
import { assert, test, type View } from '../support/render.tsx';

const listed = (view: View, title = 'Pagados') =>
  rowsOf(view, title).map((row) => (/Q(\d+)/.exec(row)?.[1] ?? '') + (row.includes('Nuevo') ? ' new' : ''));

/** A request of Q{minute}.00 sent in that minute of an hour, and accepted late in the hour. */
const accepted = (minute: number, late: number) =>
  paidAt(minute, { origin: 'request', resolutionDate: `2026-11-20T16:${late}:00.000Z` });

/** Opens the detail, and leaves the list, whose rows do not move under the pointer or the focus. */
async function open(view: View, amount: number) {
  await view.click(view.find(`li a[href="?t=m${amount}"]`));
  await view.act(() => (document.activeElement as HTMLElement).blur());
  await view.hover(document.body);
}
const tabs = (view: View) => view.texts('[role=tab]');

test('what has arrived stands on top, the latest first, whatever the order, and is counted until it is seen', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(30), paidAt(20), paidAt(10)] });
  assert.equal(tabs(view), ['Pendientes0', 'Pagados3']);
  lists.paid = [paidAt(30), paidAt(20), accepted(15, 59), accepted(12, 58), paidAt(10)];
  await view.backOnline();
  assert.equal(listed(view), ['15 new', '12 new', '30', '20', '10']);
  assert.equal(tabs(view), ['Pendientes0', 'Pagados52 nuevos']);
  await view.clickButton('Creación: más recientes');
  assert.equal(listed(view), ['15 new', '12 new', '10', '20', '30']);
  await open(view, 15);
  assert.equal(listed(view), ['15', '12 new', '10', '20', '30'], 'no row moves because it is seen');
  assert.equal(tabs(view), ['Pendientes0', 'Pagados51 nuevo']);
  await view.clickButton('Creación: más antiguos');
  assert.equal(listed(view), ['12 new', '30', '20', '15', '10'], 'another order puts it in its place');
});

test('a payment that has been seen goes to its place when the next one arrives or a filter changes', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(30), paidAt(10)] });
  lists.paid = [paidAt(30), accepted(20, 58), paidAt(10)];
  await view.backOnline();
  await open(view, 20);
  assert.equal(listed(view), ['20', '30', '10']);
  lists.paid = [paidAt(30), accepted(20, 58), accepted(15, 59), paidAt(10)];
  await view.backOnline();
  assert.equal(listed(view), ['15 new', '30', '20', '10']);
  await open(view, 15);
  await view.type(view.find<HTMLInputElement>('input[type=search]'), 'maría');
  assert.equal(listed(view), ['30', '20', '15', '10']);
});

test('what arrived while another screen was open stands on top at the next visit, and what was seen does not', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(30), paidAt(10)] });
  lists.paid = [paidAt(30), accepted(20, 58), paidAt(10)];
  await view.backOnline();
  await open(view, 20);
  await view.unmount();
  lists.paid = [paidAt(30), accepted(20, 58), accepted(15, 59), paidAt(10)];
  const again = await showDashboard();
  await again.backOnline();
  assert.equal(listed(again), ['15 new', '30', '20', '10']);
});

test('what was asked for on another day and is paid today is new too, on top of what was asked for today', async () => {
  const { view, lists } = await openDashboard({ pending: [], paid: [paidAt(30), paidAt(10)] });
  const yesterday = { creationDate: '2026-11-19T16:05:00.000Z', formattedCreationDate: '19/11/2026' };
  lists.paid = [paidAt(30), paidAt(10), { ...accepted(5, 58), ...yesterday }];
  await view.backOnline();
  assert.equal(listed(view), ['5 new', '30', '10']);
  assert.equal(tabs(view), ['Pendientes0', 'Pagados31 nuevo']);
  await open(view, 5);
  await view.clickButton('Creación: más recientes');
  await view.clickButton('Creación: más antiguos');
  assert.equal(listed(view), ['30', '10', '5'], 'once seen, it is where its day puts it');
});

test('a payment to be assigned stands on top of the pending ones; filters and the search apply to arrivals too', async () => {
  const pending = transaction({
    id: 'p1',
    formattedAmount: 'Q1.00',
    creationDate: '2026-11-20T16:59:00.000Z',
  });
  const unassigned = paidAt(12, {
    origin: 'payment',
    status: 'pending',
    businessUserId: null,
    businessUserName: null,
    friUser: appUser({ name: 'Ana', username: 'ana' }),
  });
  const { view, lists } = await openDashboard({ pending: [pending], paid: [] });
  lists.pending = [pending, unassigned];
  await view.backOnline();
  assert.equal(listed(view, 'Pendientes'), ['12 new', '1']);
  await view.type(view.find<HTMLInputElement>('input[type=search]'), 'maría');
  assert.equal(listed(view, 'Pendientes'), ['1']);
  assert.equal(tabs(view), ['Pendientes1', 'Pagados0']);
});
