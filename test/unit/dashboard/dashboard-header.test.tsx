import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { announceRequestOutcome } from '#stores/payment-request-outcomes.ts';
import { paid, SUPERVISOR, signInAs, transaction } from '../fixtures/index.ts';
import {
  listOf,
  openDashboard,
  PAID,
  PENDING,
  rowsOf,
  showDashboard,
  textOf,
} from '../support/open-dashboard.tsx';
import { assert, test, type View } from '../support/render.tsx';
import { failureResponse, later, stubbedApi } from '../support/stubbed-api.ts';

const inCentro = paid({ id: 'c1' });
const unassigned = transaction({ id: 'u1', origin: 'payment', businessUserId: null, amount: 10 });
const request = transaction({ id: 'p1', amount: 20 });

const buttonsOf = (view: View, name: string) =>
  view.findAll('button').filter(({ textContent }) => textContent?.startsWith(name)) as HTMLButtonElement[];
const sendButtons = (view: View) => buttonsOf(view, 'Enviar solicitud');
const chargeButtons = (view: View) => buttonsOf(view, 'Cobrar');
const step = () => transactionModal.current.peek().step;

test('the outcome of a request clears the filters, which might hide it; when the server rejects the reads, the reason is shown; a lost connection is not shown as a reason', async () => {
  const { view, api } = await openDashboard({ pending: [], paid: [inCentro] });
  await view.type(view.find<HTMLInputElement>('input[type=search]'), 'zzz');
  assert.equal(rowsOf(view, 'Pagados'), []);
  await view.act(announceRequestOutcome);
  assert.is(rowsOf(view, 'Pagados').length, 1);
  assert.match(textOf(view), 'Actualizado ahora');
  api.responders[PAID] = () => failureResponse(503, { title: 'Servicio', message: 'Vuelve en un rato' });
  await view.backOnline();
  // The banner's code is loaded when it is needed.
  await view.until(() => textOf(view).includes('Lo que ves es'));
  const words = /Servicio: Vuelve en un rato\. Lo que ves es de las \d\d:\d\d\. Reintentamos en \d+ s\./;
  assert.match(textOf(view), words);
  assert.match(textOf(view), /Sin actualizar desde las \d\d:\d\d:\d\d/);
  assert.not.match(textOf(view), 'Sin conexión');
  api.responders[PAID] = () => Promise.reject(new TypeError('Failed to fetch'));
  await view.backOnline();
  assert.not.match(textOf(view), 'Lo que ves es de las');
  assert.match(textOf(view), /Sin conexión desde las \d\d:\d\d:\d\d/);
});

for (const [pending, note] of [
  [[], 'Q0.00Nada por resolver'],
  [[request], 'Q20.001 sin pagar'],
  [[request, { ...request, id: 'p2' }], 'Q40.002 sin pagar'],
  [[unassigned], 'Q10.001 por asignar'],
  [[unassigned, request], 'Q30.002, de ellos 1 por asignar'],
] as const)
  test(`the day’s pending transactions are summed up as ${note}`, async () => {
    const { view } = await openDashboard({ pending: [...pending], paid: [] });
    assert.ok(textOf(view).includes(`Pendiente${note}`), textOf(view));
    assert.ok(textOf(view).includes('Recibido hoyQ0.00Sin pagos'));
    assert.ok(textOf(view).includes('Reembolsado hoyQ0.00Ninguno'));
  });

test('while a retry is running, the banner says so and its button waits', async () => {
  const { view, api } = await openDashboard({ pending: [], paid: [inCentro] });
  api.responders[PENDING] = () => failureResponse(503, { title: 'Servicio', message: 'No está' });
  await view.backOnline();
  await view.until(() => textOf(view).includes('Reintentar ahora'));
  const waiting = later();
  api.responders[PENDING] = () => waiting.response;
  await view.clickButton('Reintentar ahora');
  assert.match(textOf(view), 'Reintentando.');
  assert.is(view.findAll('button[aria-busy=true]').length, 1);
  await view.act(() => waiting.give(listOf([request])));
  await view.until(() => !textOf(view).includes('Lo que ves es'));
  assert.is(rowsOf(view, 'Pendientes').length, 1);
});

test('a first read that does not reach the server shows why, without a time, and can be repeated', async () => {
  const api = stubbedApi({
    [PENDING]: () => Promise.reject(new TypeError('Failed to fetch')),
    [PAID]: () => listOf([]),
  });
  const view = await showDashboard();
  await view.until(() => view.has('[role=alert]'));
  const reason = 'No se pudo conectar con el servidor, revisa tu conexión';
  assert.is(view.text('[role=alert]'), `No se pudieron cargar los pagos${reason}Reintentar`);
  assert.match(textOf(view), 'Sin conexión');
  assert.not.match(textOf(view), 'desde las');
  const waiting = later();
  api.responders[PENDING] = () => waiting.response;
  await view.clickButton('Reintentar');
  assert.is(view.findAll('[role=alert] [aria-busy=true]').length, 1);
  await view.act(() => waiting.give(listOf([request])));
  await view.until(() => rowsOf(view, 'Pendientes').length === 1);
  assert.not.ok(view.has('[role=alert]'));
});

for (const [name, key, opens, ...capabilities] of [
  ['Enviar solicitud', 'F2', 'search-user'],
  ['Cobrar', 'F9', 'charge', 'charges'],
] as const)
  test(`«${name}» is at the top and, on phones, at the bottom, before others, has the key ${key}, and is disabled without a connection`, async () => {
    signInAs('operator', undefined, ...capabilities);
    const { view, api } = await openDashboard({ pending: [request], paid: [] });
    const [above, below] = buttonsOf(view, name);
    for (const button of [above, below]) {
      await view.click(button as HTMLElement);
      assert.is(step(), opens);
      await view.act(transactionModal.close);
    }
    if (opens === 'charge') assert.is(below?.nextElementSibling?.textContent, 'Solicitud');
    assert.is(above?.getAttribute('aria-keyshortcuts'), key);
    await view.press(key, document.body);
    assert.is(step(), opens);
    await view.act(transactionModal.close);
    api.responders[PAID] = () => failureResponse(503, { title: 'Servicio', message: 'No está' });
    await view.backOnline();
    assert.equal([above?.disabled, below?.disabled], [true, true]);
    assert.is(rowsOf(view, 'Pendientes').length, 1, 'what is known stays');
    assert.ok(view.button('Cancelar la solicitud a María López').disabled);
    await view.press(key, document.body);
    assert.is(step(), 'none');
  });

test('users who can only read are offered neither sending nor charging, even if they pressed a button before the page was ready', async () => {
  signInAs('admin', SUPERVISOR);
  Object.assign(window, { early: { opens: 'request' } });
  const { view } = await openDashboard({ pending: [request], paid: [] });
  assert.equal([...sendButtons(view), ...chargeButtons(view)], []);
  for (const key of ['F2', 'F9']) await view.press(key, document.body);
  assert.is(step(), 'none');
});

test('for a backend without charges there is neither a button nor a key for them; F2 that is held, or pressed with another key, opens nothing', async () => {
  Object.assign(window, { early: { opens: 'charge' } });
  const { view } = await openDashboard({ pending: [request], paid: [] });
  assert.equal(chargeButtons(view), []);
  assert.not.match(view.text(), /cobr[aeo]/i);
  await view.press('F9', document.body);
  assert.is(step(), 'none');
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat']) {
    const press = new KeyboardEvent('keydown', { key: 'F2', bubbles: true, [held]: true });
    await view.dispatch(document.body, press);
    assert.is(step(), 'none', held);
  }
});

test('a cashier who pressed a button before the page was ready gets its dialog', async () => {
  for (const [pressed, opened, ...capabilities] of [
    ['request', 'search-user'],
    ['charge', 'charge', 'charges'],
  ] as const) {
    signInAs('operator', undefined, ...capabilities);
    Object.assign(window, { early: { opens: pressed } });
    const { view } = await openDashboard({ pending: [request], paid: [] });
    assert.is(step(), opened);
    await view.act(transactionModal.close);
  }
});
