import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { clearFilters, setFilters } from '../../../src/screens/dashboard/dashboard-filters.ts';
import { announceRequestOutcome } from '../../../src/stores/payment-request-outcomes.ts';
import { keepPageValues } from '../../../src/stores/reload-safe-page-values.ts';
import { ADMIN, SUPERVISOR, session, signInAs } from '../../fixtures/session.ts';
import { paid, transaction } from '../../fixtures/transaction.ts';
import {
  listOf,
  openDashboard,
  PAID,
  PENDING,
  rowsOf,
  showDashboard,
  textOf,
} from '../../support/open-dashboard.tsx';
import { backOnline, type View } from '../../support/render.tsx';
import { failureResponse, later, stubbedApi } from '../../support/stubbed-api.ts';

const antigua = { businessBranchId: 'br_antigua', businessBranchName: 'Antigua' };
const inCentro = paid({ id: 'c1' });
const inAntigua = paid({ id: 'c2', ...antigua, businessUserId: 'us_2', businessUserName: 'Caja 2' });
const unassigned = transaction({ id: 'u1', origin: 'payment', businessUserId: null, amount: 10 });
const request = transaction({ id: 'p1', amount: 20 });

const selectOf = (view: View, label: string) => view.find<HTMLSelectElement>(`select[aria-label=${label}]`);
const buttonsOf = (view: View, name: string) =>
  view.findAll('button').filter(({ textContent }) => textContent?.startsWith(name)) as HTMLButtonElement[];
const sendButtons = (view: View) => buttonsOf(view, 'Enviar solicitud');
const chargeButtons = (view: View) => buttonsOf(view, 'Cobrar');
const step = () => transactionModal.current.peek().step;

test('an administrator filters by branch and cashier, and changing the branch clears the cashier', async () => {
  signInAs('admin', ADMIN);
  const { view } = await openDashboard({ pending: [], paid: [inCentro, inAntigua] });
  assert.equal(view.options('Sucursal'), ['Sucursal: todas', 'Antigua', 'Centro']);
  assert.equal(view.options('Usuario'), ['Usuario: todos', 'Caja 1', 'Caja 2']);
  await view.type(selectOf(view, 'Usuario'), 'us_2');
  assert.is(rowsOf(view, 'Pagados').length, 1);
  assert.match(rowsOf(view, 'Pagados')[0] ?? '', 'Antigua · Caja 2');
  await view.type(selectOf(view, 'Sucursal'), 'br_centro');
  assert.is(selectOf(view, 'Usuario').value, 'all');
  assert.equal(view.options('Usuario'), ['Usuario: todos', 'Caja 1']);
  assert.match(rowsOf(view, 'Pagados')[0] ?? '', 'Centro · Caja 1');
  await view.clickButton('Limpiar filtros');
  assert.equal([selectOf(view, 'Sucursal').value, rowsOf(view, 'Pagados').length], ['all', 2]);
  assert.not.ok(view.findAll('button').some(({ textContent }) => textContent === 'Limpiar filtros'));
});

for (const [type, offered] of [
  ['operator', []],
  ['branch_admin', ['Usuario']],
] as const)
  test(`with branch and cashier to filter by, ${type} is offered ${offered.join() || 'neither'}`, async () => {
    signInAs(type);
    const { view } = await openDashboard({ pending: [], paid: [inCentro] });
    const labels = view.findAll('select').map((select) => select.getAttribute('aria-label'));
    assert.equal(labels.sort(), ['Estado', ...offered]);
  });

test('filters are restored once after a reload by the portal', async () => {
  setFilters({ search: 'caja 2' });
  keepPageValues(session().userData.user.id);
  clearFilters();
  const { view } = await openDashboard({ pending: [], paid: [inCentro, inAntigua] });
  assert.is(view.find<HTMLInputElement>('input[type=search]').value, 'caja 2');
  assert.is(rowsOf(view, 'Pagados').length, 1);
  await view.unmount();
  clearFilters();
  const again = await showDashboard();
  assert.is(again.find<HTMLInputElement>('input[type=search]').value, '');
});

test('the outcome of a request clears the filters, which might hide it; when the server rejects the reads, the reason is shown; a lost connection is shown as such', async () => {
  const { view, api } = await openDashboard({ pending: [], paid: [inCentro] });
  await view.type(view.find<HTMLInputElement>('input[type=search]'), 'zzz');
  assert.equal(rowsOf(view, 'Pagados'), []);
  await view.act(announceRequestOutcome);
  assert.is(rowsOf(view, 'Pagados').length, 1);
  assert.match(textOf(view), 'Actualizado ahora');
  api.responders[PAID] = () => failureResponse(503, { title: 'Servicio', message: 'Vuelve en un rato' });
  await backOnline(view);
  assert.match(
    textOf(view),
    /^Servicio: Vuelve en un rato\. Mostramos lo último que recibimos\. Reintentamos en \d+ s\./,
  );
  assert.match(textOf(view), /Sin actualizar desde las \d\d:\d\d:\d\d/);
  assert.not.match(textOf(view), 'Sin conexión');
  api.responders[PAID] = () => Promise.reject(new TypeError('Failed to fetch'));
  await backOnline(view);
  assert.match(textOf(view), /^Sin conexión\. Mostramos lo último/);
  assert.match(textOf(view), /Sin conexión desde las \d\d:\d\d:\d\d/);
});

for (const [pending, note] of [
  [[], 'Q0.00Nada por resolver'],
  [[request], 'Q20.001 solicitud'],
  [[request, { ...request, id: 'p2' }], 'Q40.002 solicitudes'],
  [[unassigned], 'Q10.001 por asignar'],
  [[unassigned, request], 'Q30.002, de ellos 1 por asignar'],
] as const) {
  test(`the day’s pending transactions are summed up as ${note}`, async () => {
    const { view } = await openDashboard({ pending: [...pending], paid: [] });
    assert.ok(textOf(view).includes(`Pendiente${note}`), textOf(view));
    assert.ok(textOf(view).includes('Recibido hoyQ0.00Sin pagos'));
    assert.ok(textOf(view).includes('Reembolsado hoyQ0.00Ninguno'));
  });
}

test('while a retry is running, the banner says so and its button waits', async () => {
  const { view, api } = await openDashboard({ pending: [], paid: [inCentro] });
  api.responders[PENDING] = () => failureResponse(503, { title: 'Servicio', message: 'No está' });
  await backOnline(view);
  const waiting = later();
  api.responders[PENDING] = () => waiting.response;
  await view.clickButton('Reintentar ahora');
  assert.match(textOf(view), 'Reintentando.');
  assert.is(view.findAll('button[aria-busy=true]').length, 1);
  await view.act(() => waiting.give(listOf([request])));
  await view.until(() => !textOf(view).includes('Mostramos lo último'));
  assert.is(rowsOf(view, 'Pendientes').length, 1);
});

test('a first read that does not reach the server shows Sin conexión without a time', async () => {
  stubbedApi({ [PENDING]: () => Promise.reject(new TypeError('Failed to fetch')), [PAID]: () => listOf([]) });
  const view = await showDashboard();
  await view.until(() => textOf(view).includes('No pudimos cargar tus pagos'));
  assert.match(textOf(view), 'Sin conexión');
  assert.not.match(textOf(view), 'desde las');
});

test('sending is offered at the top and, on phones, at the bottom, and is disabled without a connection', async () => {
  const { view, api } = await openDashboard({ pending: [request], paid: [] });
  const disabled = () => sendButtons(view).map((button) => button.disabled);
  assert.equal(disabled(), [false, false]);
  for (const button of sendButtons(view)) {
    await view.click(button);
    assert.is(step(), 'search-user');
    await view.act(transactionModal.close);
  }
  api.responders[PAID] = () => failureResponse(503, { title: 'Servicio', message: 'No está' });
  await backOnline(view);
  assert.equal(disabled(), [true, true]);
  assert.is(rowsOf(view, 'Pendientes').length, 1, 'what is known stays');
  assert.ok(view.button('Cancelar la solicitud a María López').disabled);
  await view.press('F2', document.body);
  assert.is(transactionModal.current.peek().step, 'none');
});

test('users who can only read are offered neither sending nor charging', async () => {
  signInAs('admin', SUPERVISOR);
  const { view } = await openDashboard({ pending: [request], paid: [] });
  assert.equal(sendButtons(view), []);
  await view.press('F2', document.body);
  assert.is(transactionModal.current.peek().step, 'none');
});

test('charging is offered at the top and, on phones, first at the bottom, if the backend supports it', async () => {
  signInAs('operator', undefined, 'charges');
  const { view } = await openDashboard({ pending: [request], paid: [] });
  const [above, below] = chargeButtons(view);
  assert.is(below?.nextElementSibling?.textContent, 'Solicitud');
  for (const button of [above, below]) {
    await view.click(button as HTMLElement);
    assert.is(transactionModal.current.peek().step, 'charge');
    await view.act(transactionModal.close);
  }
  await view.press('F9', document.body);
  assert.is(transactionModal.current.peek().step, 'charge');
});

test('for a backend without charges there is neither a button nor a key for them; F2 that is held, or pressed with another key, opens nothing', async () => {
  const { view } = await openDashboard({ pending: [request], paid: [] });
  assert.equal(chargeButtons(view), []);
  assert.not.match(view.text(), /cobr[aeo]/i);
  await view.press('F9', document.body);
  assert.is(transactionModal.current.peek().step, 'none');
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat']) {
    const press = new KeyboardEvent('keydown', { key: 'F2', bubbles: true, [held]: true });
    await view.dispatch(document.body, press);
    assert.is(step(), 'none', held);
  }
});

for (const [who, pressed, step, ...role] of [
  ['a cashier', 'request', 'search-user', 'operator'],
  ['a cashier with charges', 'charge', 'charge', 'operator', undefined, 'charges'],
  ['a cashier whose backend no longer has charges', 'charge', 'none', 'operator'],
  ['a cashier who pressed nothing', '', 'none', 'operator'],
  ['a supervisor', 'request', 'none', 'admin', SUPERVISOR],
] as [string, string, string, ...Parameters<typeof signInAs>][]) {
  test(`${who} who pressed a button before the page was ready gets ${step}`, async () => {
    signInAs(...role);
    Object.assign(window, { early: { opens: pressed || undefined } });
    await openDashboard({ pending: [request], paid: [] });
    Reflect.deleteProperty(window, 'early');
    assert.is(transactionModal.current.peek().step, step);
  });
}
