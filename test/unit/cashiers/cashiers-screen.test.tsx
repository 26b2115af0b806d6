import type { Cashier } from '@cobros/sdk';
import CashiersScreen from '#screens/cashiers/cashiers-screen.tsx';
import { forgetResources } from '#stores/resource.ts';
import { adminSession, branchAdminSession, cashier } from '../fixtures/index.ts';
import { assert, onNarrowScreen, openPage, test, type View } from '../support/render.tsx';

const LIST = 'users/v3/admin/list';
const CREATE = 'users/v3/create';
const ANTIGUA = { branchId: 'br_antigua', branchName: 'Antigua', username: 'tiendaluna-antigua' };

const CASHIERS = [
  cashier(),
  cashier({
    id: 'us_caja2',
    name: 'Terraza',
    username: 'tiendaluna-centro-domicilio',
    referenceId: 'C205',
    emailAddress: 'barra@tiendaluna.gt',
    status: 'blocked',
  }),
];

function open(as = adminSession(), state: object | null = ANTIGUA, over: object = {}) {
  history.replaceState(state, '', '/branches/checkouts');
  const responders = {
    [LIST]: { users: CASHIERS, defaultUser: { id: 'us_caja2', name: 'Terraza' } },
    'transactions/v3/history/daily-totals': { days: [], places: [] },
    ...over,
  };
  return openPage(<CashiersScreen />, responders, { as });
}
const names = (view: View) =>
  view.findAll('tbody th').map(({ textContent }) => textContent?.replace('Predeterminada', ''));

test('an administrator sees the cashiers of the branch they came from, searched by name, reference, username and e-mail address, and filtered by status', async () => {
  const { view, api } = await open();
  assert.equal(api.contentsOf(LIST), [{ businessBranchId: 'br_antigua' }]);
  assert.match(view.text('nav[aria-label=Ruta]'), 'SucursalesAntigua');
  assert.is(view.button('Sucursales').getAttribute('href'), '/branches');
  assert.match(view.text(), 'Predeterminada Terraza');
  const [terraza] = view.cells('tbody tr').filter(([name]) => name?.startsWith('Terraza'));
  assert.equal(terraza?.slice(1, 3), ['C205', '@tiendaluna-centro-domiciliobarra@tiendaluna.gt']);
  const search = view.find<HTMLInputElement>('input[type=search]');
  for (const [typed, found] of [
    ['caja 1', ['Caja 1']],
    ['c205', ['Terraza']],
    ['DOMICILIO', ['Terraza']],
    ['barra@', ['Terraza']],
    ['', ['Caja 1', 'Terraza']],
  ] as const) {
    await view.type(search, typed);
    assert.equal(names(view), found, typed);
  }
  await view.type(view.find<HTMLSelectElement>('[aria-label=Estado]'), 'blocked');
  assert.equal(names(view), ['Terraza']);
  await view.type(search, 'nadie');
  assert.match(view.text(), 'No se encontraron registros coincidentes');
});

test('a new cashier’s password is first proposed for the address of the branch', async () => {
  const { view } = await open(adminSession(), { ...ANTIGUA, emailAddress: 'antigua@luna.gt' });
  await view.clickButton('Nueva caja');
  await view.appears('[role=dialog]');
  assert.is(view.field('Correo electrónico').value, 'antigua@luna.gt');
});

test('several of the cashiers found are blocked from the menu of the list; one is blocked from that of its row', async () => {
  const users = [...CASHIERS, ...['us_caja3', 'us_caja4'].map((id) => cashier({ id, name: `Barra ${id}` }))];
  const { view } = await open(adminSession(), ANTIGUA, { [LIST]: { users, defaultUser: null } });
  const items = async () => {
    await view.clickButton('Más acciones');
    await view.appears('[role=menu]');
    return view.texts('[role=menuitem]');
  };
  assert.equal(await items(), ['Bloquear varias']);
  await view.press('Escape');
  await view.type(view.find('input[type=search]'), 'barra');
  await items();
  await view.click(view.find('[role=menuitem]'));
  await view.appears('[role=dialog]');
  const offered = view.texts('[role=dialog] li').map((text) => text.slice(0, 'Barra us_caja3'.length));
  assert.equal(offered, ['Barra us_caja3', 'Barra us_caja4']);
  await view.clickButton('Volver');
  await view.type(view.find('input[type=search]'), 'caja 1');
  assert.not.ok(view.has('[aria-label="Más acciones"]'));
});

test('the menu of the list offers importing and access sheets only to those who may create cashiers', async () => {
  const all = ['cashier_view', 'cashier_create', 'cashier_manage'] as const;
  const [excel, csv] = ['Exportar a Excel', 'Exportar a CSV'];
  for (const [permissions, users, items] of [
    [['cashier_view'], CASHIERS, [excel, csv]],
    [all, [], ['Importar', excel, csv]],
    [all, CASHIERS, ['Importar', excel, csv, 'Hojas de acceso (PDF)']],
  ] as const) {
    const { userData, ...rest } = adminSession([...permissions]);
    const as = { ...rest, userData: { ...userData, capabilities: ['imports'] as never } };
    const { view } = await open(as, ANTIGUA, { [LIST]: { users, defaultUser: null } });
    await view.clickButton('Más acciones');
    await view.appears('[role=menu]');
    assert.equal(view.texts('[role=menuitem]'), items);
    await view.unmount();
    forgetResources();
  }
});

test('a branch administrator sees their own branch’s cashiers; an administrator without a chosen branch is redirected to Sucursales, and nothing is read', async () => {
  const own = await open(branchAdminSession(), null);
  assert.equal(own.api.contentsOf(LIST), [{}]);
  assert.not.ok(own.view.has('nav[aria-label=Ruta]'));
  const { api } = await open(adminSession(), null);
  assert.is(location.pathname, '/branches');
  assert.is(api.callsOf(LIST).length, 0);
});

test('users who may not create cashiers get no button, and the link does nothing', async () => {
  const { view } = await open(adminSession(['cashier_view']), { ...ANTIGUA, opensNew: true });
  assert.throws(() => view.button('Nueva caja'), 'No button');
  assert.not.ok(view.has('[role=dialog]'));
});

test('a new cashier belongs to the branch shown, whose list is read again', async () => {
  const over = { [CREATE]: {} };
  const { view, api } = await open(adminSession(), { ...ANTIGUA, opensNew: true }, over);
  assert.match((await view.appears('[role=dialog]')).textContent ?? '', 'Nueva cajaEn la sucursal Antigua');
  await view.click(view.find('[data-close] button'));
  assert.not.ok(view.has('[role=dialog]'));
  await view.clickButton('Nueva caja');
  await view.appears('[role=dialog]');
  const typed = { Nombre: 'Barra', Referencia: 'C301', 'Correo electrónico': 'b@luna.gt' };
  for (const [label, text] of Object.entries(typed)) await view.type(view.field(label), text);
  assert.is(view.field('Usuario').value, 'barra', 'suggested from the name');
  // A poll may have read it, too, while all this was typed on a slow machine.
  const read = api.callsOf(LIST).length;
  await view.clickAndLoad('Crear caja');
  const { username, businessBranchId } = api.callsOf(CREATE)[0]?.content ?? {};
  assert.equal([username, businessBranchId], ['tiendaluna-antigua-barra', 'br_antigua']);
  assert.ok(api.callsOf(LIST).length > read);
});

test('titulars, their children and the default cashier are marked', async () => {
  const users = [
    cashier({ childrenUser: ['us_2', 'us_3'] }),
    cashier({ id: 'us_2', name: 'Caja 2', isChildCashier: true }),
    cashier({ id: 'us_4', name: 'Caja 4', childrenUser: ['us_5'] }),
  ];
  const { view } = await open(adminSession(), ANTIGUA, {
    [LIST]: { users, defaultUser: { id: 'us_4', name: 'Caja 4' } },
  });
  assert.equal(view.texts('tbody th'), [
    'Caja 1Titular de 2 cajas',
    'Caja 2Hija de Caja 1',
    'Caja 4PredeterminadaTitular de 1 caja',
  ]);
});

for (const [permissions, menus] of [
  [['cashier_view', 'cashier_manage'], 3],
  [['branch_view'], 0],
] as const)
  test(`on a phone each cashier shows its names and state, and the menus with ${permissions.join(', ')} are: ${menus}`, async () => {
    const people: Cashier[] = [...CASHIERS, cashier({ id: 'us_caja3', name: 'Bar', referenceId: null })];
    const { view } = await onNarrowScreen(() =>
      open(adminSession(permissions), ANTIGUA, { [LIST]: { users: people, defaultUser: null } }),
    );
    assert.equal(view.texts('li'), [
      'Caja 1ActivoC101 · @tiendaluna-centro-caja1',
      'TerrazaBloqueadoC205 · @tiendaluna-centro-domicilio',
      'BarActivo@tiendaluna-centro-caja1',
    ]);
    assert.is(view.findAll('li [aria-haspopup=menu]').length, menus);
  });
