import {
  assert,
  dataOf,
  failureOf,
  latestMail,
  refusalOf,
  rejectionOf,
  sandboxWith,
  test,
} from '../support/suite.ts';
import { editOf, makesPersons, PAOLA } from './support/administrative-users.ts';

const { sandbox, admin: owner, administracion, sol } = await sandboxWith('admin', 'administracion', 'sol');

const page = (pageSize = 10, currentPage = 1) => ({ pageProperties: { currentPage, pageSize } });
const person = await makesPersons(sandbox);
const apiOf = ({ username }: { username: string }) => sandbox.api(username);

test('the list has all administrative users sorted by name, including the owner, and nobody of another business', async () => {
  const { data, count, pageProperties } = dataOf(await owner.administrativeUsers.list(page()));
  assert.equal(
    data.map(({ username, role, isOwner }) => [username, role, isOwner]),
    [
      ['tiendaluna', 'Administrador', true],
      ['tiendaluna-administracion', 'Administrador', false],
      ['tiendaluna-contabilidad', 'Contabilidad', false],
      ['tiendaluna-supervisor', 'Supervisor', false],
    ],
  );
  assert.equal([count, pageProperties.totalPages, pageProperties.nextPage], [4, 1, null]);
});

test('the list can be searched by name, username and e-mail address, filtered by status, and paged', async () => {
  const found = async (search: string) =>
    dataOf(await owner.administrativeUsers.list({ ...page(), search })).data.map(({ username }) => username);
  assert.equal(await found('CONTABILIDAD@b.gt'), ['tiendaluna-contabilidad']);
  assert.equal(await found('@tiendaluna-sup'), ['tiendaluna-supervisor']);
  assert.equal(await found('%'), []);
  const second = dataOf(await owner.administrativeUsers.list(page(3, 2)));
  assert.equal([second.data.length, second.count, second.pageProperties.previousPage], [1, 4, 1]);
  assert.is(dataOf(await owner.administrativeUsers.list({ ...page(), status: 'blocked' })).count, 0);
});

test('each role has its permissions, and the most powerful role comes first', async () => {
  const { roles } = dataOf(await owner.administrativeUsers.listRoles());
  const found = roles.map(({ name, permissions }) => `${name} ${permissions.length}`);
  assert.equal(found, ['Administrador 13', 'Supervisor 7', 'Contabilidad 4']);
});

test('a new user gets a one-time password by e-mail, which must be changed first', async () => {
  const { user } = dataOf(await owner.administrativeUsers.create(PAOLA));
  assert.equal(
    [user.role, user.status, user.phoneNumber, user.isOwner],
    ['Contabilidad', 'active', '55550190', false],
  );
  const { password } = await latestMail(sandbox.database, 'paola@luna.gt');
  const { content } = await sandbox.post('auth/v3/credentials', { username: PAOLA.username, password });
  assert.is((content as { mustChangePassword: boolean }).mustChangePassword, true);
});

test('a taken username or e-mail address is rejected with a 409 at its field', async () => {
  const taken = { ...PAOLA, emailAddress: 'otra@luna.gt' };
  assert.is(rejectionOf(await owner.administrativeUsers.create(taken)), '409 username');
  const email = { ...PAOLA, username: 'tiendaluna-paola2', emailAddress: 'PAOLA@luna.gt' };
  assert.is(rejectionOf(await owner.administrativeUsers.create(email)), '409 emailAddress');
  const edit = { userId: 'us_contabilidad', name: 'Conta', emailAddress: 'paola@luna.gt' };
  const editing = await owner.administrativeUsers.update({ ...edit, roleId: PAOLA.roleId });
  assert.is(rejectionOf(editing), '409 emailAddress');
  // A user of another business may have the same address.
  const elsewhere = { ...PAOLA, username: 'cafesol-paola' };
  assert.is(dataOf(await sol.administrativeUsers.create(elsewhere)).user.emailAddress, 'paola@luna.gt');
});

test("an e-mail address of a cashier, a branch or the business's own account cannot be used in Equipo", async () => {
  const emails = { us_luna: 'duena@luna.gt', us_centro: 'centro@luna.gt', us_caja1: 'caja1@luna.gt' };
  const someone = await person('ro_supervisor');
  for (const [id, email] of Object.entries(emails)) {
    await sandbox.database.query('update users set email_address = $2 where id = $1', [id, email]);
    const twin = { ...PAOLA, username: 'tiendaluna-gemela', emailAddress: email.toUpperCase() };
    assert.is(rejectionOf(await owner.administrativeUsers.create(twin)), '409 emailAddress', id);
    const edit = { ...editOf(someone), emailAddress: email };
    assert.is(rejectionOf(await owner.administrativeUsers.update(edit)), '409 emailAddress', id);
    await sandbox.database.query(`update users set email_address = 'a@b.gt' where id = $1`, [id]);
  }
});

test('a username without the business’s prefix is rejected with a 400 at its field, an unknown role with a 404', async () => {
  const others = ['tiendaluna-', 'tiendaluna-centro-caja9', 'tiendaluna-Paola'];
  for (const username of ['paola', 'cafesol-paola9', ...others]) {
    const wrong = await owner.administrativeUsers.create({ ...PAOLA, username });
    assert.is(rejectionOf(wrong), '400 username', username);
  }
  await sandbox.database.query(
    `insert into roles (id, business_id, name, description, permissions) values ('ro_sol', 'bu_sol', 'De Sol', '', '{}')`,
  );
  for (const roleId of ['ro_none', 'ro_sol']) {
    const content = { ...PAOLA, username: 'tiendaluna-nadie', emailAddress: 'nadie@luna.gt', roleId };
    assert.is(failureOf(await owner.administrativeUsers.create(content)).status, 404, roleId);
  }
});

test('a new role applies from the user’s next call', async () => {
  const someone = await person('ro_supervisor');
  const api = await apiOf(someone);
  assert.ok(dataOf(await api.administrativeUsers.list(page())));
  dataOf(await owner.administrativeUsers.update({ ...editOf(someone), roleId: 'ro_contabilidad' }));
  assert.is(failureOf(await api.administrativeUsers.list(page())).status, 403);
  dataOf(await owner.administrativeUsers.update({ ...editOf(someone), roleId: 'ro_administrador' }));
  dataOf(await api.cashiers.resetPassword({ userId: 'us_caja1' }));
});

test('an edit changes the fields sent, null removes the phone number, and omitted fields stay', async () => {
  const someone = await person('ro_supervisor');
  const changes = { name: '  Ixchel Tun  ', countryCode: '503', phoneNumber: '70001122' };
  const { user } = dataOf(await owner.administrativeUsers.update({ ...editOf(someone), ...changes }));
  assert.equal([user.name, user.countryCode, user.phoneNumber], ['Ixchel Tun', '503', '70001122']);
  const kept = dataOf(await owner.administrativeUsers.update({ ...editOf(user) })).user;
  assert.is(kept.phoneNumber, '70001122');
  const without = dataOf(await owner.administrativeUsers.update({ ...editOf(user), phoneNumber: null })).user;
  assert.is(without.phoneNumber, null);
  assert.is(dataOf(await owner.administrativeUsers.get({ userId: user.id })).user.name, 'Ixchel Tun');
});

test('a blocked user is signed out and cannot sign in until unblocked', async () => {
  const someone = await person('ro_supervisor');
  const api = await apiOf(someone);
  dataOf(await owner.administrativeUsers.update({ ...editOf(someone), status: 'blocked' }));
  assert.is(failureOf(await api.administrativeUsers.list(page())).status, 401);
  assert.is(dataOf(await owner.administrativeUsers.list({ ...page(), status: 'blocked' })).count, 1);
  await sandbox.signIn(someone.username).then(assert.unreachable, () => undefined);
  dataOf(await owner.administrativeUsers.update({ ...editOf(someone), status: 'active' }));
  dataOf(await (await sandbox.api(someone.username)).administrativeUsers.list(page()));
  const old = failureOf(await api.administrativeUsers.list(page()));
  assert.is(old.status, 401, 'the session from before is over');
});

test('a deleted user is signed out and no longer listed, and their activity keeps their name', async () => {
  const someone = await person('ro_administrador');
  const api = await apiOf(someone);
  const { transaction } = dataOf(await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 3 }));
  dataOf(await owner.administrativeUsers.remove({ userId: someone.id }));
  assert.is(failureOf(await api.transactions.balances()).status, 401);
  assert.is(failureOf(await owner.administrativeUsers.get({ userId: someone.id })).status, 404);
  const past = dataOf(await owner.transactions.retrieve({ transactionId: transaction.id })).transaction;
  assert.is(past.timeline[0]?.actorName, someone.name);
  const again = { ...PAOLA, username: someone.username, emailAddress: someone.emailAddress };
  assert.is(rejectionOf(await owner.administrativeUsers.create(again)), '409 username');
});

test('users cannot delete, block or demote themselves, nor change their own e-mail address without a code', async () => {
  const me = dataOf(await administracion.administrativeUsers.get({ userId: 'us_administracion' })).user;
  const edit = (change: object) => administracion.administrativeUsers.update({ ...editOf(me), ...change });
  assert.is(failureOf(await administracion.administrativeUsers.remove({ userId: me.id })).status, 422);
  const blocked = refusalOf(await edit({ status: 'blocked' }));
  assert.is(blocked, '422 No puedes bloquearte: pídelo a otro Administrador');
  const demoted = refusalOf(await edit({ roleId: 'ro_supervisor' }));
  assert.is(demoted, '422 No puedes cambiar tu propio rol: pídelo a otro Administrador');
  assert.is(rejectionOf(await edit({ emailAddress: 'yo@luna.gt' })), '400 emailAddress');
  assert.is(failureOf(await administracion.cashiers.resetPassword({ userId: me.id })).status, 403);
  assert.is(dataOf(await edit({ name: 'Ricardo' })).user.name, 'Ricardo');
});

test('the business’s own account cannot be edited, deleted or given another password here', async () => {
  const account = dataOf(await administracion.administrativeUsers.get({ userId: 'us_luna' })).user;
  const edit = { ...editOf(account), emailAddress: 'ladron@luna.gt' };
  assert.is(failureOf(await administracion.administrativeUsers.update(edit)).status, 422);
  assert.is(failureOf(await administracion.administrativeUsers.remove({ userId: 'us_luna' })).status, 422);
  const owners = await administracion.administrativeUsers.resetPassword({ userId: 'us_luna' });
  assert.is(refusalOf(owners), '404 No se encontró el usuario');
});

test('a user with fewer permissions than Administrador can neither grant permissions they lack nor change users who have more', async () => {
  await sandbox.database.query(
    `insert into roles (id, business_id, name, description, permissions) values
       ('ro_jefe', 'bu_luna', 'Jefe de cajas', '', '{user_view,cashier_manage,cashier_view,view_payments,profile_view}')`,
  );
  const chief = await person('ro_jefe');
  const { administrativeUsers: people } = await apiOf(chief);
  const target = await person('ro_administrador');
  const mine = await person('ro_jefe');
  const before = { ...PAOLA, username: 'tiendaluna-topo', emailAddress: 'topo@luna.gt' };
  for (const roleId of ['ro_administrador', 'ro_contabilidad'])
    assert.is(failureOf(await people.create({ ...before, roleId })).status, 403, roleId);
  assert.is(failureOf(await people.update({ ...editOf(mine), roleId: 'ro_administrador' })).status, 403);
  assert.is(failureOf(await people.update({ ...editOf(target), emailAddress: 'topo@luna.gt' })).status, 403);
  assert.is(failureOf(await people.update({ ...editOf(target), roleId: 'ro_jefe' })).status, 403);
  assert.is(failureOf(await people.remove({ userId: target.id })).status, 403);
  assert.is(failureOf(await people.resetPassword({ userId: target.id })).status, 403);
  assert.is(dataOf(await people.create({ ...before, roleId: 'ro_jefe' })).user.role, 'Jefe de cajas');
  dataOf(await people.resetPassword({ userId: mine.id }));
  dataOf(await people.remove({ userId: mine.id }));
});

test('an administrator who has just lost the role cannot take it from another: one always remains', async () => {
  const other = await person('ro_administrador');
  const { administrativeUsers: people } = await apiOf(other);
  const me = dataOf(await people.get({ userId: 'us_administracion' })).user;
  dataOf(await administracion.administrativeUsers.update({ ...editOf(other), roleId: 'ro_supervisor' }));
  assert.is(failureOf(await people.update({ ...editOf(me), roleId: 'ro_supervisor' })).status, 403);
  assert.is(failureOf(await people.remove({ userId: me.id })).status, 403);
  assert.is(failureOf(await administracion.administrativeUsers.remove({ userId: me.id })).status, 422);
});
