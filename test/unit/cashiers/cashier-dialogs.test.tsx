import { createBranch } from '#screens/branches/branch-operations.ts';
import { cashierModal } from '#screens/cashiers/cashier-actions.ts';
import { EditDialog } from '#screens/cashiers/cashier-form-dialogs.tsx';
import { createCashier, newCashierOf, usernameFor } from '#screens/cashiers/cashier-operations.ts';
import { childCashierOption, SetChildCashiersDialog } from '#screens/cashiers/child-cashiers-dialog.tsx';
import { CASHIERS } from '#stores/cache-keys.ts';
import { invalidate } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { branchAdminSession, cashier } from '../fixtures/index.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

test('a username is suggested from the name, until another one is typed, or it is cleared; the password is sent to the branch’s e-mail address, if that is known', () => {
  for (const [name, username] of [
    ['', ''],
    ['Ca', ''],
    ['Caja 4', 'caja4'],
    ['  Panadería Ñandú ', 'panaderianandu'],
    ['2 de Mayo', 'demayo'],
    ['日本', ''],
    ['Mostrador de la entrada principal del mercado', 'mostradordelaentradaprincipaldel'],
  ] as const)
    assert.is(usernameFor(name, { name: '', username: '' }), username, name);
  assert.is(usernameFor('Caja 12', { name: 'Caja 1', username: 'caja1' }), 'caja12');
  assert.is(usernameFor('Caja 12', { name: 'Caja 1', username: 'caja' }), 'caja');
  assert.is(usernameFor('Caja 12', { name: 'Caja 1', username: '' }), '');
  assert.is(newCashierOf({ emailAddress: 'centro@tiendaluna.gt' }).emailAddress, 'centro@tiendaluna.gt');
  assert.is(newCashierOf({}).emailAddress, '');
});

const MODIFY = 'users/v3/modify';
const BRANCH = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: {} };

async function open(over: Parameters<typeof cashier>[0]) {
  startSession(branchAdminSession());
  const step = { step: 'edit', cashier: cashier(over), branch: BRANCH } as const;
  const api = stubbedApi({ [MODIFY]: {} });
  cashierModal.open(step);
  return { api, view: await render(<EditDialog {...step} />) };
}

async function save(view: View) {
  await view.clickAndLoad('Guardar cambios');
}

test('the fields have the saved values, and a missing reference must be filled in to save', async () => {
  assert.is((await open({ referenceId: 'C7' })).view.field('Referencia').value, 'C7');
  const { view, api } = await open({ referenceId: null });
  const values = view.findAll('[role=dialog] input').map((field) => (field as HTMLInputElement).value);
  assert.equal(values, ['Caja 1', '', 'caja1.centro@tiendaluna.gt']);
  await save(view);
  assert.is(document.activeElement, view.field('Referencia'));
  assert.match(view.text('[role=dialog]'), 'Este campo es requerido');
  assert.is(api.callsOf(MODIFY).length, 0);
  await view.type(view.field('Referencia'), 'C101');
  await save(view);
  assert.is(api.contentsOf(MODIFY)[0]?.referenceId, 'C101');
});

const LIST = 'users/v3/admin/list';
const SET = 'users/v3/set-children';

const TITULAR = cashier({ childrenUser: ['us_caja2'] });
const OTHERS = [
  cashier({ id: 'us_caja2', name: 'Caja 2', isChildCashier: true }),
  cashier({ id: 'us_caja3', name: 'Caja 3' }),
];

function openChildren(titular = TITULAR, over: object = {}) {
  const dialog = <SetChildCashiersDialog step="child-cashiers" cashier={titular} branch={BRANCH} />;
  const list = { users: [titular, ...OTHERS], defaultUser: null };
  return openPage(dialog, { [LIST]: list, [SET]: {}, ...over }, { as: branchAdminSession() });
}

test('the titular’s children are checked, the titular itself is not offered, and the button says how many are chosen', async () => {
  const { view, api } = await openChildren();
  const checked = view.findAll('[role=group] input').map((box) => (box as HTMLInputElement).checked);
  assert.equal(checked, [true, false]);
  assert.ok(view.button('Guardar 1 caja'));
  await view.click(view.field('Caja 3'));
  assert.ok(view.button('Guardar 2 cajas'));
  await view.click(view.field('Caja 2'));
  await view.click(view.field('Caja 3'));
  await view.clickAndLoad('Guardar sin cajas');
  assert.equal(api.contentsOf(SET), [{ businessUserId: 'us_caja1', businessUserChildren: [] }]);
});

test('a child that is deleted meanwhile is no longer chosen', async () => {
  const { view, api } = await openChildren();
  await view.click(view.field('Caja 3'));
  api.responders[LIST] = () => successResponse({ users: [TITULAR, OTHERS[1]], defaultUser: null });
  await view.actAndLoad(() => invalidate(CASHIERS));
  await view.clickAndLoad('Guardar 1 caja');
  assert.equal(api.contentsOf(SET), [{ businessUserId: 'us_caja1', businessUserChildren: ['us_caja3'] }]);
});

test('nothing can be saved until the cashiers are read, which can be repeated', async () => {
  const failing = { [LIST]: () => failureResponse(500, { title: 'Cajas', message: '' }) };
  const { view, api } = await openChildren(TITULAR, failing);
  assert.ok(view.button('Guardar 1 caja').disabled);
  api.responders[LIST] = () => successResponse({ users: [TITULAR, ...OTHERS], defaultUser: null });
  await view.clickAndLoad('Reintentar');
  assert.not.ok(view.button('Guardar 1 caja').disabled);
});

test('children of another titular, and titulars, cannot be chosen; the list shows why', () => {
  const child = cashier({ id: 'us_caja2', username: 'luna-c2', isChildCashier: true });
  for (const [change, disabled, text] of [
    [{}, false, '@luna-c2'],
    [{ id: 'c3' }, true, 'Ya pertenece a otra caja titular'],
    [{ id: 'c4', isChildCashier: false, childrenUser: ['c5'] }, true, 'Es titular de otras cajas'],
    [{ id: 'c6', isChildCashier: false, childrenUser: [] }, false, '@luna-c2'],
  ] as const) {
    const option = childCashierOption(
      { ...child, ...change, childrenUser: [...(change.childrenUser ?? [])] },
      TITULAR,
    );
    assert.equal([option.disabled, option.text], [disabled, text]);
  }
});

test('for the only cashier of a branch the dialog says that there is no other', async () => {
  const { view } = await openChildren(cashier(), { [LIST]: { users: [cashier()], defaultUser: null } });
  assert.match(view.text('[role=dialog]'), 'Esta sucursal no tiene otras cajas.');
  assert.ok(view.button('Guardar sin cajas'));
});

test('what is typed for a new cashier or branch is sent without the spaces around it', async () => {
  startSession(branchAdminSession());
  const paths = ['users/v3/create', 'branch/v3/create'] as const;
  const api = stubbedApi(Object.fromEntries(paths.map((path) => [path, () => failureResponse(409, {})])));
  const typed = { name: ' Caja  9 ', username: ' caja9 ', emailAddress: ' a@luna.gt ', referenceId: ' C9 ' };
  await createCashier(BRANCH, typed);
  await createBranch('tiendaluna', {
    branchName: ' Sur ',
    branchAddress: ' 1a calle ',
    reference: ' C9 ',
    adminName: ' Ana ',
    adminUsername: ' sur ',
    adminEmailAddress: ' a@luna.gt ',
    state: 's',
    city: 'c',
    zone: 'z',
  });
  const texts = (path: string) => JSON.stringify(api.contentsOf(path)[0]);
  for (const path of paths) assert.not.match(texts(path), /" | {2}| "/, path);
});
