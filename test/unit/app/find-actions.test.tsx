import { findModal } from '#app/find/find-modal.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { administrativeUserModal } from '#screens/administrative-users/administrative-user-actions.ts';
import { branchModal } from '#screens/branches/branch-actions.ts';
import { cashierModal } from '#screens/cashiers/cashier-actions.ts';
import { closingModal } from '#screens/closings/closing-actions.ts';
import { DIALOG_FAMILIES } from '../dialogs/all.ts';
import { branch, session } from '../fixtures/index.ts';
import { openFindDialog, type PEOPLE } from '../support/open-find-dialog.tsx';
import { assert, test } from '../support/test.ts';

const MODALS = [transactionModal, closingModal, branchModal, cashierModal, administrativeUserModal];
const openSteps = () =>
  MODALS.map(({ current }) => current.peek() as { step: string }).filter(({ step }) => step !== 'none');

test.after.each(async () => {
  for (const modal of [...MODALS, findModal]) modal.close();
});

const { username: ownName, emailAddress } = session().userData.user;
const OWN_BRANCH = { id: 'br_centro', name: 'Centro', username: ownName, emailAddress, scope: {} };
const SEND = { step: 'search-user', typed: '' };
const FOUND = [
  ['Enviar solicitud', 'cashier', '/profile', '/transaction/dashboard', SEND],
  ['Enviar solicitud', 'admin', '/transaction/history', '/transaction/history', SEND],
  ['Cobrar', 'chargingCashier', '/transaction/history', '/transaction/history', { step: 'charge' }],
  ['Últimos cinco pagos', 'branchAdmin', '/profile', '/transaction/dashboard', { step: 'latest' }],
  ['Mi QR', 'cashier', '/profile', '/transaction/dashboard', { step: 'own-qr' }],
  ['Realizar cierre', 'branchAdmin', '/profile', '/closing/history', { step: 'close' }],
  ['Nueva sucursal', 'admin', '/profile', '/branches', { step: 'create' }],
  ['Nuevo usuario', 'admin', '/profile', '/user-administration', { step: 'create' }],
  ['Nueva caja', 'branchAdmin', '/profile', '/user', { step: 'create', branch: OWN_BRANCH }],
] as const;

/** Families whose dialogs are of the search itself, or of the cards of Perfil, which the search offers as a screen. */
const OF_OTHERS = ['find', 'profile'];
const NOT_FOUND: Record<string, string> = {
  'administrative-user: second-factor-roles': 'a setting of the team, looked up on its screen',
};

test('the search offers every dialog that opens without a subject, unless there is a reason', () => {
  const found = new Set<string>(FOUND.map(([, , , , { step }]) => step));
  const missing = DIALOG_FAMILIES.filter(({ name }) => !OF_OTHERS.includes(name)).flatMap(({ name, cases }) =>
    Object.entries(cases)
      .filter(([step, { subject }]) => Object.keys(subject).length === 0 && !found.has(step))
      .map(([step]) => `${name}: ${step}`),
  );
  assert.equal(missing.sort(), Object.keys(NOT_FOUND), 'add them to findable-actions.ts');
});

for (const [action, person, from, to, opened] of FOUND)
  test(`${action} of ${person} at ${from} opens its dialog at ${to}`, async () => {
    const { choose } = await openFindDialog(person, {}, from);
    findModal.open({ step: 'find' });
    const before = history.length;
    await choose(action);
    assert.is(location.pathname, to);
    assert.is(history.length - before, from === to ? 0 : 1);
    assert.equal(openSteps(), [opened]);
    assert.is(findModal.current.peek().step, 'none');
  });

test('an administrator’s new cashier belongs to the chosen branch', async () => {
  const { search, choose, texts } = await openFindDialog('admin');
  await search('nueva caja');
  assert.equal(texts('[role=option]'), ['Nueva cajaCentro', 'Nueva cajaSur']);
  await choose('Nueva caja', 1);
  const [name, username] = ['Sur', 'tiendaluna-centro'];
  const { emailAddress } = branch().admin;
  assert.is(location.pathname, '/branches/checkouts');
  assert.equal(history.state, { branchId: 'br_sur', branchName: name, username, emailAddress });
  const scope = { businessBranchId: 'br_sur' };
  const created = { id: 'br_sur', name, username, emailAddress, scope };
  assert.equal(openSteps(), [{ step: 'create', branch: created }]);
});

test('the customer display opens in its own window; the list of keyboard shortcuts replaces the search', async () => {
  const { choose, button, click } = await openFindDialog('cashier');
  const opened: unknown[] = [];
  window.open = ((address: string) => void opened.push(address)) as never;
  await choose('Pantalla para el cliente');
  assert.equal(opened, ['/transaction/customer-display']);
  assert.is(location.pathname, '/profile');
  await choose('Atajos de teclado');
  assert.is(findModal.current.peek().step, 'keys');
  findModal.close();
  await click(button('Atajos de teclado'));
  assert.is(findModal.current.peek().step, 'keys');
});

for (const [words, person, name] of [
  ['cobrar', 'cashier', 'Enviar solicitud'],
  ['pedir un pago', 'cashier', 'Enviar solicitud'],
  ['entró el último', 'cashier', 'Últimos cinco pagos'],
  ['mi código qr', 'cashier', 'Mi QR'],
  ['código qr cliente', 'cashier', 'Pantalla para el cliente'],
  ['cerrar caja', 'branchAdmin', 'Realizar cierre'],
  ['agregar sucursal', 'admin', 'Nueva sucursal'],
  ['crear usuario', 'admin', 'Nuevo usuario'],
  ['agregar caja', 'branchAdmin', 'Nueva caja'],
  ['agregar caja sur', 'admin', 'Nueva caja'],
  ['salir', 'cashier', 'Cerrar sesión'],
] as const satisfies readonly (readonly [string, keyof typeof PEOPLE, string])[])
  test(`«${words}» finds ${name}`, async () => {
    const { type, field, until, names } = await openFindDialog(person);
    await type(field, words);
    await until(() => names().length > 0);
    assert.equal(names(), [name]);
  });

test('a new cashier is not offered to whoever cannot open the list of cashiers', async () => {
  const { search, names } = await openFindDialog('creator');
  await search('agregar caja');
  assert.equal(names(), []);
});
