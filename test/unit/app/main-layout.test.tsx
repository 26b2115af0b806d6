import { navigate } from 'wouter/use-browser-location';
import { findModal } from '#app/find/find-modal.ts';
import { drawerOpen } from '#app/layout/drawer-state.ts';
import { MainLayout } from '#app/layout/main-layout.tsx';
import { MainMenu } from '#app/layout/main-menu.tsx';
import { showError, showSuccess } from '#stores/messages.ts';
import { invalidate } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { adminSession, SUPERVISOR, session, signInAs } from '../../fixtures/session.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, type Responders } from '../support/stubbed-api.ts';

const RETRIEVE = 'transactions/v3/retrieve';
const REQUESTS = 'transactions/v3/refund-requests/list';
const BALANCES = 'transactions/v3/balances';
const BALANCE = { balanceDetail: { totalOpenBalance: 1284, formattedTotalOpenBalance: 'Q1,284.00' } };

const open = (respond: Responders[string] = BALANCE, over: Responders = {}) =>
  openPage(
    <MainLayout>
      <h1>Perfil</h1>
      <button type="button">Guardar</button>
      <input aria-label="Nota" />
    </MainLayout>,
    { [BALANCES]: respond, ...over },
  );

const drawer = (view: View) => view.find('aside');
const within = (view: View, place: string, label: string) => {
  const found = view
    .findAll(`${place} :is(a, button)`)
    .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === label);
  assert.ok(found, label);
  return found as HTMLElement;
};

test.before.each(() => {
  signInAs('admin', SUPERVISOR);
  history.replaceState(null, '', '/profile');
});
test.after.each(async () => {
  drawerOpen.value = true;
});

test('the menu follows a changed role, and what is being typed stays', async () => {
  const { view } = await open();
  const entries = () => view.texts('aside nav a');
  assert.ok(entries().includes('Equipo'));
  const field = view.find<HTMLInputElement>('[aria-label=Nota]');
  await view.type(field, 'Mesa 4');
  await view.act(() => signInAs('admin', ['view_payments', 'profile_view']));
  assert.equal(entries(), ['Pagos', 'Perfil']);
  assert.not.match(drawer(view).textContent ?? '', 'Pagos por liquidar');
  assert.ok(field.isConnected);
  assert.is(field.value, 'Mesa 4');
});

test('the menu collapses to icons with accessible names that still include the balance, and expands again', async () => {
  const { view } = await open();
  assert.match(drawer(view).textContent ?? '', 'Pagos por liquidarQ1,284.00');
  assert.match(drawer(view).textContent ?? '', 'BuscarCtrl K');
  assert.match(drawer(view).textContent ?? '', session().userData.user.name);
  await view.clickButton('Contraer menú');
  const names = view.texts('aside nav :is(a, button)');
  const entries = 'Pagos, Cierres, Sucursales, Equipo, Perfil, Buscar, Cerrar sesión';
  assert.is(names.join(', '), `Expandir menú, Pagos por liquidar · Q1,284.00, ${entries}`);
  assert.not.match(drawer(view).textContent ?? '', /Ctrl K|Caja 1/);
  assert.is(view.button('Expandir menú').getAttribute('aria-expanded'), 'false');
  const cierres = within(view, 'aside', 'Cierres');
  await view.hover(cierres);
  assert.is(cierres.nextElementSibling?.textContent, 'Cierres', 'its tooltip');
  await view.clickButton('Expandir menú');
  assert.match(drawer(view).textContent ?? '', 'Cierres');
  assert.is(view.button('Contraer menú').getAttribute('aria-expanded'), 'true');
});

test('the collapsed menu and the button that opens it on a phone say how many refunds wait', async () => {
  const { userData, ...rest } = adminSession();
  const capabilities = ['refund-requests'] as const;
  startSession({
    ...rest,
    userData: { ...userData, capabilities: [...capabilities], refundMode: 'allowed' },
  });
  const waiting = { count: 3, amount: 30, formattedAmount: 'Q30.00' };
  const { view } = await open(BALANCE, { [REQUESTS]: { data: [], count: 3, waiting } });
  await view.until(() => drawer(view).textContent?.includes('Por aprobar3 reembolsos') ?? false);
  assert.is(view.description(view.button('Abrir menú')), '3 reembolsos por aprobar');
  await view.clickButton('Contraer menú');
  assert.ok(within(view, 'aside', 'Por aprobar3 reembolsos'));
});

test('a number of requests that cannot be read takes nothing else of the page, and is shown once it can be', async () => {
  const { userData, ...rest } = adminSession();
  startSession({
    ...rest,
    userData: { ...userData, capabilities: ['refund-requests'], refundMode: 'allowed' },
  });
  const { view, api } = await open(BALANCE, { [REQUESTS]: {} });
  await view.until(() => api.callsOf(REQUESTS).length > 0);
  await view.settle();
  assert.ok(within(view, 'aside', 'Por aprobar'));
  api.responders[REQUESTS] = {
    data: [],
    count: 1,
    waiting: { count: 1, amount: 10, formattedAmount: 'Q10.00' },
  };
  await view.act(() => invalidate('refund-requests'));
  await view.until(() => drawer(view).textContent?.includes('Por aprobar1 reembolso') ?? false);
});

test('a balance that can’t be loaded is shown as a dash, in the menu and at the top', async () => {
  const { view } = await open(() => failureResponse(503, { title: 'Servicio', message: 'No está' }));
  assert.match(drawer(view).textContent ?? '', 'Pagos por liquidar—');
  assert.match(view.text('header'), 'Pagos por liquidar—');
});

for (const [how, act] of [
  ['its button', (view: View) => view.clickButton('Cerrar menú')],
  ['a click beside it', (view: View) => view.click(view.find('dialog'))],
  ['a chosen entry', (view: View) => view.click(within(view, 'dialog', 'Cierres'))],
  ['the search', (view: View) => view.click(within(view, 'dialog', 'BuscarCtrl K'))],
] as const)
  test(`on narrow screens the menu opens over the page, and ${how} closes it`, async () => {
    const { view } = await open();
    assert.not.ok(view.has('dialog'));
    await view.clickButton('Abrir menú');
    assert.ok(((await view.appears('dialog')) as HTMLDialogElement).open);
    await view.click(view.find('dialog nav'));
    assert.ok(view.has('dialog'));
    await act(view);
    await view.until(() => !view.has('dialog'));
    assert.not.ok(view.has('dialog'));
    assert.is(location.pathname, how === 'a chosen entry' ? '/closing/history' : '/profile');
    assert.is(findModal.current.peek().step, how === 'the search' ? 'find' : 'none');
  });

test('keyboard users can skip the menu; a new screen gets the focus, a new address of the same screen does not', async () => {
  const { view } = await open();
  assert.is(view.button('Saltar al contenido').getAttribute('href'), `#${view.find('main').id}`);
  const save = view.button('Guardar');
  await view.focus(save);
  await view.act(() => navigate('/profile?t=tx_1'));
  assert.is(document.activeElement, save);
  await view.act(() => navigate('/closing/history'));
  assert.is(document.activeElement, view.find('main'));
});

test('success and error messages are shown over every screen and can be closed; Ctrl K opens the search on every screen', async () => {
  const { view } = await open();
  await view.act(() => showError('Avisos', 'No se pudo'));
  assert.is(view.text('[role=alert]'), 'AvisosNo se pudo');
  await view.act(() => showSuccess('Perfil', 'Se guardó'));
  assert.is(view.text('[role=alert]'), '');
  assert.ok(view.texts('[role=status]').includes('PerfilSe guardó'));
  await view.clickButton('Cerrar mensaje');
  assert.not.ok(view.texts('[role=status]').includes('PerfilSe guardó'));
  const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
  await view.dispatch(document.body, new KeyboardEvent('keydown', press));
  await view.appears('[role=dialog]');
  assert.ok(view.has('[role=combobox]'));
});

test('after a reload, the portal waits on any screen for the outcome of a request sent before', async () => {
  const kept = { userId: 'us_caja1', transactionIds: [], unseenIds: ['tx_1'] };
  sessionStorage.setItem('cobros.watched-requests', JSON.stringify(kept));
  const { api, view } = await open();
  await view.until(() => api.callsOf(RETRIEVE).length > 0);
  assert.equal(api.contentsOf(RETRIEVE), [{ transactionId: 'tx_1' }]);
});

const { user, ...of } = session().userData;
const cashier = { ...user, ...of };

for (const [path, current] of [
  ['/closing/history', 'Cierres'],
  ['/closing/history/cl_1', 'Cierres'],
  ['/transaction/history', 'Pagos'],
  ['/profile', 'Perfil'],
  ['/profiles', undefined],
] as const)
  test(`at ${path} the current entry of the menu is ${current}`, async () => {
    history.replaceState(null, '', path);
    const view = await render(<MainMenu user={cashier} rail={false} />);
    assert.equal(view.texts('[aria-current=page]'), current ? [current] : []);
  });
