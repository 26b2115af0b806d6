import type { SessionUser } from '@cobros/sdk';
import { EMPTY_CHARGE } from '#features/transaction/asking-for-money/charge-operations.ts';
import { SearchUserDialog } from '#features/transaction/asking-for-money/search-user-dialog.tsx';
import { openNewRequest, type StepOf, transactionModal } from '#features/transaction/transaction-modal.ts';
import { appUser, branch, cashier, paid, signInAs } from '../fixtures/index.ts';
import { assert, openPage, test } from '../support/render.tsx';
import { failureResponse, type Responders } from '../support/stubbed-api.ts';

const FIND = 'transactions/v3/verify-user';
const BRANCHES = 'branch/v3/list';
const CASHIERS = 'users/v3/admin/list';

const failing = () => failureResponse(500, { title: 'Error', message: '' });
const branches = (...list: ReturnType<typeof branch>[]) => ({ [BRANCHES]: { branches: list } });
const cashiers = (...list: ReturnType<typeof cashier>[]) => ({
  [CASHIERS]: { users: list, defaultUser: null },
});

const paidBefore = (...people: ReturnType<typeof appUser>[]) => ({
  'transactions/v3/history': {
    data: people.map((friUser, at) => paid({ id: `t${at}`, friUser })),
    summary: {},
    pageProperties: {},
  },
});
async function open(
  type: SessionUser['type'],
  responders: Responders = {},
  step: Partial<StepOf<'search-user'>> = {},
) {
  signInAs(type);
  openNewRequest();
  const dialog = <SearchUserDialog step="search-user" typed="" {...step} />;
  const served = { [FIND]: { user: appUser() }, 'branch/v3/admin/list': { defaultBranch: null } };
  const { view, api } = await openPage(dialog, { ...served, ...responders });
  const field = view.field('Usuario o teléfono');
  const search = async (text: string) => {
    await view.type(field, text);
    await view.press('Enter', field);
    await view.loaded();
  };
  return { ...view, api, field, search, text: () => view.text('[role=dialog]') };
}

test('the user found is shown with a masked phone number, and Continuar continues with that user', async () => {
  const { button, click, search, text } = await open('operator');
  assert.ok(button('Continuar').disabled);
  await search('maria.lopez');
  assert.match(text(), 'María López@maria.lopez +502 5555 ••34');
  await click(button('Continuar'));
  const next = { step: 'new-request', typed: 'maria.lopez', friUser: appUser() };
  assert.equal(transactionModal.current.value, next);
});

test('a failed search shows why, keeps the text, and does not continue', async () => {
  const { search, field, find, button } = await open('operator', {
    [FIND]: () => failureResponse(404, { title: 'Usuario', message: 'No se encontró el usuario' }),
  });
  await search('maria.lopez');
  assert.is(find('[role=alert]').textContent, 'Usuario: No se encontró el usuario');
  assert.is(field.value, 'maria.lopez');
  assert.ok(button('Continuar').disabled);
});

test('going back keeps the user and what was typed for the request', async () => {
  const draft = { ...EMPTY_CHARGE, amount: '125.50' };
  const { button, click, api } = await open('operator', {}, { typed: '@maria', friUser: appUser(), draft });
  await click(button('Continuar'));
  const next = { step: 'new-request', typed: '@maria', friUser: appUser(), draft };
  assert.equal(transactionModal.current.value, next);
  assert.is(api.callsOf(FIND).length, 0);
});

test('a user found before goes no further once no cashier is active any more', async () => {
  const { button } = await open('branch_admin', cashiers(), { typed: '@maria', friUser: appUser() });
  assert.ok(button('Continuar').disabled);
});

test('a cashier has no branch or cashier to choose, so no list is read; Enter with an empty or malformed text asks for a user, and starts no search', async () => {
  const { api, search, field, description, until } = await open('operator', paidBefore());
  assert.equal(api.calls, []);
  for (const [text, error] of [
    ['', 'Este campo es requerido'],
    ['maría', 'El usuario no es válido'],
    ['5555', 'El teléfono debe tener 8 dígitos'],
  ] as const) {
    await search(text);
    // Those who have paid here may still be suggested.
    await until(() => description(field) === error);
    assert.is(field.getAttribute('aria-invalid'), 'true', text);
  }
  assert.is(api.callsOf(FIND).length, 0);
});

for (const [who, type, responders, label, href, branchId] of [
  ['an admin without branches', 'admin', branches(), 'Abre una sucursal', '/branches'],
  [
    'an admin whose branch has no active cashier',
    'admin',
    { ...branches(branch()), ...cashiers(cashier({ status: 'blocked' })) },
    'Agrega una caja a Centro',
    '/branches/checkouts',
    'br_centro',
  ],
  ['a branch_admin without any', 'branch_admin', cashiers(), 'Agrega una caja', '/user'],
] as const)
  test(`${who} gets a link to the place where a cashier can be added, and no search`, async () => {
    const { search, text, button, click, api } = await open(type, responders);
    assert.match(text(), `Para cobrar hace falta una caja activa. ${label}`);
    await search('maria.lopez');
    assert.is(api.callsOf(FIND).length, 0);
    assert.ok(button('Continuar').disabled);
    await click(button(label));
    assert.is(location.pathname, href);
    assert.equal([history.state.opensNew, history.state.branchId], [true, branchId]);
    assert.is(transactionModal.current.value.step, 'none');
  });

const two = branches(branch(), branch({ id: 'br_sur', name: 'Sur' }));
for (const [who, type, responders] of [
  ['another branch may have cashiers', 'admin', { ...two, ...cashiers() }],
  ['the branches could not be read', 'admin', { [BRANCHES]: failing }],
  ['the cashiers could not be read', 'branch_admin', { [CASHIERS]: failing }],
] as const)
  test(`the missing cashier hint is not shown when ${who}`, async () => {
    const { search, text, button } = await open(type, responders);
    assert.not.match(text(), 'Para cobrar hace falta');
    await search('maria.lopez');
    assert.not.ok(button('Continuar').disabled);
  });

const chosen = (friUser: ReturnType<typeof appUser>) => ({
  step: 'new-request',
  typed: friUser.username,
  friUser,
});

test('who has paid here before is suggested from part of a name, as in Cobrar, and Enter chooses the first', async () => {
  const { type, field, press, until, has, text } = await open('operator', paidBefore(appUser()));
  await type(field, 'maría');
  await until(() => has('[role=option]'));
  assert.match(text(), 'Han pagado en Caja 1');
  assert.not.match(text(), 'no es válido');
  await press('Enter', field);
  assert.equal(transactionModal.current.value, chosen(appUser()));
});

test('whoever has exactly the typed username goes before those whose names contain it', async () => {
  const jose = appUser({ id: 'au_jose', name: 'José', username: 'jose' });
  const { type, field, press, until, has, text } = await open('operator', {
    ...paidBefore(appUser({ id: 'au_perez', name: 'José', username: 'jose.perez' })),
    [FIND]: { user: jose },
  });
  await type(field, 'jose');
  await until(() => has('[role=option]'));
  await press('Enter', field);
  await until(() => /@jose /.test(text()));
  assert.not.ok(has('[role=option]'));
  await press('Enter', field);
  assert.equal(transactionModal.current.value, chosen(jose));
});
