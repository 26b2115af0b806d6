import { getOpenBalance } from '#app/layout/open-balance-operation.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import DashboardScreen from '#screens/dashboard/dashboard-screen.tsx';
import { OPEN_BALANCE } from '#stores/cache-keys.ts';
import { forgetOutcomes, unseenOutcomes } from '#stores/payment-request-outcomes.ts';
import { forgetResources, useResource } from '#stores/resource.ts';
import { appUser, charge, paid, session, signInAs, transaction } from '../fixtures/index.ts';
import { type Lists, openDashboard, rowsOf } from '../support/open-dashboard.tsx';
import { assert, render, test, type View } from '../support/render.tsx';

const maria = transaction({ id: 'p1', amount: 425.5, formattedAmount: 'Q425.50' });
const jose = appUser({ name: 'José', lastname: 'Pérez', username: 'jose.perez' });
const received = paid({ id: 'c1', friUser: jose, amount: 58.25, formattedAmount: 'Q58.25' });
const returned = paid({ id: 'c2', status: 'refunded', friUser: jose, amount: 10, formattedAmount: 'Q10.00' });

const textOf = (view: View) => view.text();
/** Repeats the reading, because one under way is not repeated and may not have the change yet. */
async function readUntil(view: View, isShown: () => boolean): Promise<void> {
  for (let turn = 0; !isShown() && turn < 20; turn++) await view.backOnline();
}

const open = (lists: Lists = { pending: [maria], paid: [received, returned] }) => openDashboard(lists);

/** Reads Pagos por liquidar, as the layout does. */
function OpenBalance() {
  useResource(OPEN_BALANCE, getOpenBalance);
  return null;
}

test.before.each(forgetOutcomes);

test('the dashboard shows the day’s totals, whatever the search and the status filter narrow the lists to', async () => {
  const { view } = await open();
  const text = textOf(view);
  assert.match(text, /Recibido hoyQ68\.252 pagos, neto\u00a0Q58\.25/);
  assert.match(text, /PendienteQ425\.501 sin pagar/);
  assert.match(text, /Reembolsado hoyQ10\.001 pago/);
  const search = view.find<HTMLInputElement>('input[type=search]');
  await view.press('F4', document.body);
  assert.is(document.activeElement, search);
  await view.type(search, 'jose');
  assert.equal(rowsOf(view, 'Pendientes'), []);
  assert.is(rowsOf(view, 'Pagados').length, 2);
  assert.match(textOf(view), 'No se encontraron registros coincidentes');
  // The history also finds what the lists do not show, such as the code of a receipt.
  assert.ok(view.find('a[href="/transaction/history?search=jose"]'));
  await view.click(view.button('Limpiar filtros'));
  assert.is(rowsOf(view, 'Pendientes').length, 1);
  assert.is(search.value, '');
  await view.type(view.find<HTMLInputElement>('select[aria-label=Estado]'), 'refunded');
  assert.is(rowsOf(view, 'Pagados').length, 1);
  assert.match(textOf(view), /Recibido hoyQ68\.25/);
});

test('an unpaid request or charge stays among the pending ones, marked as unpaid and not counted, and disappears once seen', async () => {
  const { view } = await open();
  const amount = { amount: 30, formattedAmount: 'Q30.00', formattedResolutionTime: '10:43:07' };
  const rejected = transaction({ id: 'p2', status: 'rejected', friUser: jose, ...amount });
  await view.act(() => {
    unseenOutcomes.value = [rejected, charge({ id: 'c9', status: 'expired' })];
  });
  const kept = rowsOf(view, 'Pendientes').find((row) => row.includes('José'));
  assert.match(kept ?? '', /José Pérez.*Q30\.0010:43:07 · RechazadoVisto/);
  assert.match(textOf(view), /PendienteQ425\.501 sin pagar/);
  await view.type(view.find<HTMLInputElement>('input[type=search]'), 'maría');
  assert.is(rowsOf(view, 'Pendientes').length, 1);
  await view.type(view.find<HTMLInputElement>('input[type=search]'), '');
  await view.click(view.button('Visto: la solicitud a José Pérez'));
  // Nothing more is known of a charge that nobody paid.
  await view.click(view.button('Visto: el cobro de Q125.50'));
  await view.until(() => unseenOutcomes.value.length === 0);
  await view.blur(document.activeElement as HTMLElement);
  await view.hover(document.body);
  assert.is(rowsOf(view, 'Pendientes').length, 1);
});

test('a list is shown newest first, whatever its order, and a button reverses it', async () => {
  const at = (hour: number, over = {}) =>
    paid({ id: `c${hour}`, creationDate: `2026-11-20T${hour}:00:00.000Z`, ...over });
  const { view } = await open({ pending: [], paid: [at(16), at(17, { friUser: jose })] });
  for (const [first, name] of [
    ['Creación: más recientes', 'José'],
    ['Creación: más antiguos', 'María'],
    ['Creación: más recientes', 'José'],
  ] as const) {
    assert.match(rowsOf(view, 'Pagados')[0] ?? '', name);
    await view.clickButton(first);
  }
});

test('a long list renders its first rows, more when it is scrolled or on demand, and all when it is printed', async () => {
  const ABOVE = 240;
  const ROW_HEIGHT = 60;
  type Report = (entries: { isIntersecting: boolean }[]) => void;
  let scroll = () => {};
  function IntersectionObserver(report: Report, { rootMargin }: { rootMargin: string }) {
    const margin = Number.parseInt(rootMargin.split(' ')[2] ?? '', 10);
    const observe = (end: Element) => {
      const rows = end.parentElement?.querySelectorAll('li').length ?? 0;
      report([{ isIntersecting: ABOVE + rows * ROW_HEIGHT < window.innerHeight + margin }]);
      scroll = () => report([{ isIntersecting: true }]);
    };
    return { observe, disconnect: () => undefined };
  }
  Object.assign(globalThis, { IntersectionObserver });
  const many = Array.from({ length: 200 }, (_, index) => paid({ id: `m${index}`, amount: 1 }));
  const { view } = await open({ pending: [], paid: many });
  await view.settle();
  const rows = () => rowsOf(view, 'Pagados').length;
  const first = rows();
  assert.ok(first * ROW_HEIGHT > window.innerHeight - ABOVE && first < 50);
  assert.match(textOf(view), 'Q200.00');
  await view.act(() => scroll());
  assert.is(rows(), first + 50);
  await view.clickButton('Mostrar 50 más');
  assert.is(rows(), first + 100);
  await view.dispatch(window, new Event('beforeprint'));
  assert.is(rows(), 200);
});

test('the first request can be sent from the empty list', async () => {
  const { view } = await open({ pending: [], paid: [] });
  await view.click(view.find('section[aria-labelledby] button'));
  assert.is(transactionModal.current.peek().step, 'search-user');
});

test('without any transactions the dashboard explains how to start; with earlier ones it says that nothing is pending', async () => {
  const { view, lists } = await open({ pending: [], paid: [] });
  const cards = () => view.findAll('h2').map((heading) => heading.closest('section')?.textContent);
  assert.equal(cards(), [
    'Pendientes0Envía tu primera solicitudPide un pago a un cliente por su usuario o teléfono. Aquí verás si lo acepta.Enviar solicitud',
    'Pagados0Coloca tu QR en la cajaLos pagos que hagan con tu código aparecen aquí al momento.',
  ]);
  lists.pending = [maria];
  await readUntil(view, () => rowsOf(view, 'Pendientes').length === 1);
  // A row keeps its place while the list has the focus, which may return to it after the dialog.
  await view.act(() => (document.activeElement as HTMLElement).blur());
  lists.pending = [];
  await readUntil(view, () => rowsOf(view, 'Pendientes').length === 0);
  assert.equal(cards(), ['Pendientes0Nada pendiente', 'Pagados0Aún sin pagos hoy']);
});

test('Pagos por liquidar is loaded again only when the paid list changes', async () => {
  const { lists, api, view } = await open();
  await view.rerender([<DashboardScreen key="screen" />, <OpenBalance key="balance" />]);
  const read = () => api.callsOf('transactions/v3/balances').length;
  await view.until(() => read() > 0);
  const before = read();
  await view.backOnline();
  assert.is(read(), before);
  lists.paid = [received];
  await readUntil(view, () => read() !== before);
  assert.is(read(), before + 1);
});

test('Pagos por liquidar also follows the first change after a page has just been opened', async () => {
  const { lists, api, view } = await open();
  await view.unmount();
  forgetResources();
  const page = await render([<OpenBalance key="balance" />, <DashboardScreen key="screen" />]);
  await page.loaded();
  const before = api.callsOf('transactions/v3/balances').length;
  lists.paid = [received];
  await readUntil(page, () => api.callsOf('transactions/v3/balances').length !== before);
  assert.is(api.callsOf('transactions/v3/balances').length, before + 1);
});

test('Mostrador is only for cashiers; the latest payments are also for users who can refund', async () => {
  const { view } = await open();
  await view.press('F8', document.body);
  assert.is(transactionModal.current.peek().step, 'latest');
  transactionModal.close();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  for (const key of ['F8', 'F2']) await view.press(key, document.body);
  dialog.remove();
  assert.is(transactionModal.current.peek().step, 'none');
  await view.click(view.button('Mostrador'));
  await view.until(() => view.has('[role=menuitem]'));
  const items = ['Últimos cinco pagos (F8)', 'Pantalla para el cliente'];
  assert.equal(view.texts('[role=menuitem]'), items);
  await view.click(view.button('Últimos cinco pagos (F8)'));
  await view.until(() => transactionModal.current.peek().step !== 'none');
  assert.is(transactionModal.current.peek().step, 'latest');
  await view.click(view.findAll('[aria-label=Mostrador]')[1] as HTMLElement);
  await view.until(() => view.has('[role=menuitem]'));
  const onPhones = ['Últimos cinco pagos', 'Mi QR', 'Pantalla para el cliente'];
  assert.equal(view.texts('[role=menuitem]'), onPhones);
  await view.unmount();

  transactionModal.close();
  signInAs('branch_admin', session().userData.permissions);
  const other = (await open()).view;
  for (const label of ['Mostrador', 'Mi QR']) assert.not.ok(other.has(`[aria-label="${label}"]`));
  const labels = other.findAll('select').map((select) => select.getAttribute('aria-label'));
  assert.equal(labels.sort(), ['Caja', 'Estado']);
  await other.press('F8', document.body);
  assert.is(transactionModal.current.peek().step, 'latest');
});
