import type { Permission } from '#domain/permissions.ts';
import BranchesScreen from '#screens/branches/branches-screen.tsx';
import { adminSession, branch } from '../fixtures/index.ts';
import { failureResponse } from '../support/envelope-responses.ts';
import { assert, onNarrowScreen, openPage, test, type View } from '../support/render.tsx';

const LIST = 'branch/v3/list';
const DEFAULT = 'branch/v3/admin/list';

const BRANCHES = [
  branch(),
  branch({ id: 'br_zona10', name: 'Viva', referenceId: 'C20', address: 'Próceres 5-10', status: 'blocked' }),
  branch({ id: 'br_old', name: 'Cerrada', status: 'deleted' }),
];

interface Shown {
  permissions?: readonly Permission[];
  state?: object | null;
  [DEFAULT]?: () => Response;
}

function open({ permissions, state = null, ...over }: Shown) {
  history.replaceState(state, '', '/branches');
  const responders = {
    [LIST]: { branches: BRANCHES },
    [DEFAULT]: { defaultBranch: { id: 'br_zona10', name: 'Viva' } },
    'transactions/v3/history/daily-totals': { days: [], places: [] },
    ...over,
  };
  return openPage(<BranchesScreen />, responders, { as: adminSession(permissions) });
}
const column = (view: View, number: number) => view.texts(`tbody tr > :nth-child(${number})`);

test('each branch shows its name, reference, address and state; the default is marked, and deleted ones are not listed; branches are searched by name, reference and address', async () => {
  const { view, contents } = await open({});
  assert.is(contents('transactions/v3/history/daily-totals')[0]?.byPlace, 'branch');
  assert.equal(column(view, 1), ['Centro', 'VivaPredeterminada']);
  assert.equal(column(view, 2), ['C106a avenida 12-31, zona 1', 'C20Próceres 5-10']);
  assert.equal(column(view, 3), ['Activo', 'Bloqueado']);
  assert.is(view.text('thead'), 'SucursalDirecciónEstadoNeto de hoyAcciones');
  assert.match(view.text(), 'Predeterminada Viva');
  for (const [typed, found] of [
    ['centro', ['Centro']],
    ['c20', ['VivaPredeterminada']],
    ['proceres', ['VivaPredeterminada']],
    ['cerrada', []],
  ] as const) {
    await view.type(view.find<HTMLInputElement>('input[type=search]'), typed);
    assert.equal(column(view, 1), found, typed);
  }
});

test('when the default branch cannot be read, an error replaces the list, and a retry reads both lists', async () => {
  const failure = () => failureResponse(500, { title: 'Sucursales', message: 'Intenta de nuevo' });
  const { view, api } = await open({ [DEFAULT]: failure });
  assert.match(view.text(), 'Intenta de nuevo');
  assert.not.ok(view.has('table'));
  await view.clickAndLoad('Reintentar');
  assert.equal([api.callsOf(LIST).length, api.callsOf(DEFAULT).length], [2, 2]);
});

test('users who may create branches open the dialog by its button, or once by a link', async () => {
  const { view } = await open({ state: { opensNew: true } });
  assert.match((await view.appears('[role=dialog]')).textContent ?? '', 'Nueva sucursal');
  assert.is(history.state.opensNew, undefined);
  await view.click(view.find('[data-close] button'));
  assert.not.ok(view.has('[role=dialog]'));
  await view.clickButton('Nueva sucursal');
  assert.ok(await view.appears('[role=dialog]'));
});

test('users who may not create branches get no button, and the link does nothing; those who may only see cashiers get to them by the name', async () => {
  const { view } = await open({ permissions: ['branch_view', 'cashier_view'], state: { opensNew: true } });
  assert.equal(view.texts('a[aria-label="Ver cajas de Centro"]'), ['Centro']);
  assert.throws(() => view.button('Nueva sucursal'), 'No button');
  assert.not.ok(view.has('[role=dialog]'));
});

for (const [permissions, links, menus] of [
  [['branch_view', 'branch_manage', 'cashier_manage', 'cashier_view'], 2, 2],
  [['branch_view', 'branch_manage', 'cashier_view'], 2, 0],
  [['branch_view', 'cashier_view'], 2, 0],
  [['branch_view'], 0, 0],
] as const)
  test(`on a phone with ${permissions.join(', ')} there are ${links} links to cashiers and ${menus} menus`, async () => {
    const { view } = await onNarrowScreen(() => open({ permissions }));
    assert.match(view.text('li'), 'CentroActivoC10 · 6a avenida 12-31, zona 1');
    assert.is(view.findAll('li a').length, links);
    assert.is(view.findAll('li [aria-haspopup=menu]').length, menus);
  });

test('who may not see cashiers has no link to them, neither by the name nor by a button', async () => {
  const { view } = await open({ permissions: ['branch_view', 'branch_manage'] });
  assert.match(view.text(), 'Centro');
  assert.not.match(view.text(), 'Ver cajas');
  assert.not.ok(view.has('a[aria-label^="Ver cajas"]'));
});

test('the link to the cashiers passes on the branch, with the address to which a new cashier’s password goes', async () => {
  const { view } = await open({});
  await view.clickButton('Ver cajas de Viva');
  assert.is(location.pathname, '/branches/checkouts');
  assert.equal(history.state, {
    branchId: 'br_zona10',
    branchName: 'Viva',
    username: 'tiendaluna-centro',
    emailAddress: branch().admin.emailAddress,
  });
});
