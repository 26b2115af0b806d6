import { administrativeUserModal } from '#screens/administrative-users/administrative-user-actions.ts';
import AdministrativeUsersScreen from '#screens/administrative-users/administrative-users-screen.tsx';
import { invalidate } from '#stores/resource.ts';
import { ADMIN, administrativeUser, adminSession, listPage, SUPERVISOR } from '../fixtures/index.ts';
import { assert, onNarrowScreen, openPage, test } from '../support/render.tsx';
import { type Call, successResponse } from '../support/stubbed-api.ts';

const LIST = 'users/v1/admin/users/list';

const PEOPLE = [
  administrativeUser({ id: 'us_luna', name: 'Tienda Luna', username: 'tiendaluna', isOwner: true }),
  administrativeUser({ phoneNumber: null, secondFactorEnabled: true, status: 'blocked' }),
];
const people = ({ content }: Call) => {
  const { currentPage } = content.pageProperties as { currentPage: number };
  const pageProperties = { currentPage, pageSize: 10, totalPages: 3 };
  return successResponse({ data: PEOPLE, count: 22, pageProperties });
};

async function open(permissions = ADMIN) {
  const opening = { as: adminSession(permissions), at: '/user-administration' };
  return openPage(<AdministrativeUsersScreen />, { [LIST]: people }, opening);
}

test('each user has its data and marks, and the server searches, filters and pages the list, from the first page after a new search or filter', async () => {
  const { view, api } = await open();
  const listed = view.cells('tbody tr').map((cells) => cells.slice(1, 4));
  assert.equal(listed, [
    ['@tiendaluna+502 5555 1234', 'SupervisorCuenta del negocioTú', 'Activo'],
    ['@tiendaluna-claudia—', 'SupervisorDos pasos', 'Bloqueado'],
  ]);
  assert.match(view.texts('tbody th')[1] ?? '', 'Claudia Tunclaudia@tiendaluna.gt');
  const asked = () => api.callsOf(LIST).at(-1)?.content;
  const ofPage = (currentPage: number) => ({ pageProperties: { currentPage, pageSize: 10 } });
  assert.equal(asked(), ofPage(1));
  await view.clickAndLoad('Siguiente');
  assert.equal(asked(), ofPage(2));
  await view.type(view.find<HTMLSelectElement>('[aria-label=Estado]'), 'blocked');
  await view.loaded();
  assert.equal(asked(), { status: 'blocked', ...ofPage(1) });
  await view.clickAndLoad('Siguiente');
  await view.type(view.find<HTMLInputElement>('input[type=search]'), ' clau ');
  await view.until(() => asked()?.search !== undefined);
  assert.equal(asked(), { search: 'clau', status: 'blocked', ...ofPage(1) });
});

test('when the last row of the last page is deleted, the previous page is shown', async () => {
  const { view, api } = await open();
  const served = (last: number) => (call: Call) => {
    const { currentPage } = call.content.pageProperties as { currentPage: number };
    const data = currentPage > last ? [] : PEOPLE.slice(0, currentPage);
    return successResponse({
      data,
      count: 10 * last,
      pageProperties: { currentPage, pageSize: 10, totalPages: last },
    });
  };
  api.responders[LIST] = served(2);
  await view.clickAndLoad('Siguiente');
  assert.is(view.findAll('tbody tr').length, 2);
  api.responders[LIST] = served(1);
  await view.actAndLoad(() => invalidate('administrative-users'));
  assert.equal(view.texts('tbody th'), ['TLTienda Lunaclaudia@tiendaluna.gt']);
});

test('a server that says nothing of the second factor of its users is not asked to require one', async () => {
  const { view, api } = await open();
  const required = () => view.has('[aria-label="Verificación en dos pasos"]');
  assert.ok(required());
  api.responders[LIST] = {
    ...listPage(PEOPLE.map(({ secondFactorEnabled: _, ...person }) => person)),
    count: 2,
  };
  await view.actAndLoad(() => invalidate('administrative-users'));
  assert.not.ok(required());
});

test('only users who manage Equipo get menus and the buttons above the list', async () => {
  const { view } = await open();
  assert.equal(view.texts('thead th').at(-1), 'Acciones');
  assert.is(view.findAll('tbody [aria-haspopup=menu]').length, 1, 'none for the own account of the business');
  await view.clickButton('Nuevo usuario');
  assert.match((await view.appears('[role=dialog]')).textContent ?? '', 'Nuevo usuario');
  await view.act(administrativeUserModal.close);
  await view.clickButton('Verificación en dos pasos');
  assert.match((await view.appears('[role=dialog]')).textContent ?? '', 'Exígela a las personas');
  await view.act(administrativeUserModal.close);
  await view.clickButton('Más acciones');
  await view.appears('[role=menu]');
  assert.equal(
    view.texts('[role=menuitem]'),
    ['Verificación en dos pasos'],
    'in place of the button on phones',
  );
  const supervisor = await open(SUPERVISOR);
  assert.equal(supervisor.view.texts('thead th').at(-1), 'Estado');
});

for (const [role, permissions, places] of [
  ['an administrator', ADMIN, 2],
  ['a supervisor', SUPERVISOR, 0],
] as const)
  test(`on a phone each user has tags, role and username; ${role} sees ${places} menus`, async () => {
    const { view } = await onNarrowScreen(() => open(permissions));
    const rows = view.texts('[aria-label=Equipo] li');
    assert.match(rows[0] ?? '', 'Tienda LunaCuenta del negocioTúActivoSupervisor · @tiendaluna');
    assert.match(rows[1] ?? '', 'Claudia TunDos pasosBloqueadoSupervisor · @tiendaluna-claudia');
    // A row without a menu keeps the space of one if other rows have menus.
    assert.is(view.findAll('[aria-label=Equipo] li > div > div').length, rows.length + places);
  });
