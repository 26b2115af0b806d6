import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { latestMail } from '../support/latest-mail.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const owner = await sandbox.api('tiendaluna');
const admin = await sandbox.api('tiendaluna-administracion');
const sol = await sandbox.api('cafesol');

const page = (pageSize = 10, currentPage = 1) => ({ pageProperties: { currentPage, pageSize } });
const paola = {
  name: 'Paola Méndez',
  username: 'tiendaluna-paola.mendez',
  emailAddress: 'paola@luna.gt',
  countryCode: '502',
  phoneNumber: '55550190',
  roleId: 'ro_contabilidad',
};
let number = 0;
/** Creates an administrative user with this role and the common password. */
const person = async (roleId: string) => {
  number += 1;
  await sandbox.database.query(
    `insert into users (id, business_id, type, role_id, username, name, email_address, password_hash, created_at)
     select $1, 'bu_luna', 'admin', $2, $3, $4, $5, password_hash, now() from users where id = 'us_luna'`,
    [`us_persona${number}`, roleId, `tiendaluna-persona${number}`, `Persona ${number}`, `p${number}@luna.gt`],
  );
  return dataOf(await owner.administrativeUsers.get({ userId: `us_persona${number}` })).user;
};
const apiOf = ({ username }: { username: string }) => sandbox.api(username);
const editOf = ({ id, name, emailAddress, roleId }: Awaited<ReturnType<typeof person>>) => ({
  userId: id,
  name,
  emailAddress,
  roleId,
});

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
  assert.equal(
    roles.map(({ name, permissions }) => [name, permissions.length]),
    [
      ['Administrador', 13],
      ['Supervisor', 7],
      ['Contabilidad', 4],
    ],
  );
});

test('a new user gets a one-time password by e-mail, which must be changed first', async () => {
  const created = await owner.administrativeUsers.create(paola);
  const { user } = dataOf(created);
  assert.equal(created.ok && created.info, {
    title: 'Usuario creado',
    message: 'Enviamos a paola@luna.gt la contraseña de un solo uso de @tiendaluna-paola.mendez',
  });
  assert.equal(
    [user.role, user.status, user.phoneNumber, user.isOwner],
    ['Contabilidad', 'active', '55550190', false],
  );
  const { password } = await latestMail(sandbox.database, 'paola@luna.gt');
  const { content } = await sandbox.post('auth/v3/credentials', { username: paola.username, password });
  assert.is((content as { mustChangePassword: boolean }).mustChangePassword, true);
});

test('a taken username or e-mail address is rejected with a 409 at its field', async () => {
  const taken = failureOf(await owner.administrativeUsers.create({ ...paola, emailAddress: 'otra@luna.gt' }));
  assert.equal([taken.status, taken.fields?.[0]?.field], [409, 'username']);
  const email = { ...paola, username: 'tiendaluna-paola2', emailAddress: 'PAOLA@luna.gt' };
  const mail = failureOf(await owner.administrativeUsers.create(email));
  assert.equal([mail.status, mail.fields?.[0]?.field], [409, 'emailAddress']);
  const edit = {
    userId: 'us_contabilidad',
    name: 'Conta',
    emailAddress: 'paola@luna.gt',
    roleId: 'ro_contabilidad',
  };
  assert.is(failureOf(await owner.administrativeUsers.update(edit)).fields?.[0]?.field, 'emailAddress');
  // A user of another business may have the same address.
  const elsewhere = { ...paola, username: 'cafesol-paola' };
  assert.is(dataOf(await sol.administrativeUsers.create(elsewhere)).user.emailAddress, 'paola@luna.gt');
});

test("an e-mail address of a cashier, a branch or the business's own account cannot be used in Equipo", async () => {
  const emails = { us_luna: 'duena@luna.gt', us_centro: 'centro@luna.gt', us_caja1: 'caja1@luna.gt' };
  const someone = await person('ro_supervisor');
  for (const [id, email] of Object.entries(emails)) {
    await sandbox.database.query('update users set email_address = $2 where id = $1', [id, email]);
    const created = await owner.administrativeUsers.create({
      ...paola,
      username: 'tiendaluna-gemela',
      emailAddress: email.toUpperCase(),
    });
    const edited = await owner.administrativeUsers.update({ ...editOf(someone), emailAddress: email });
    for (const { status, fields } of [failureOf(created), failureOf(edited)]) {
      assert.equal([status, fields?.[0]?.field], [409, 'emailAddress'], id);
    }
    await sandbox.database.query(`update users set email_address = 'a@b.gt' where id = $1`, [id]);
  }
});

test('a username without the business’s prefix is rejected with a 400 at its field, an unknown role with a 404', async () => {
  for (const username of [
    'paola',
    'cafesol-paola9',
    'tiendaluna-',
    'tiendaluna-centro-caja9',
    'tiendaluna-Paola',
  ]) {
    const { status, fields } = failureOf(await owner.administrativeUsers.create({ ...paola, username }));
    assert.equal([status, fields?.[0]?.field], [400, 'username'], username);
  }
  await sandbox.database.query(
    `insert into roles (id, business_id, name, description, permissions) values ('ro_sol', 'bu_sol', 'De Sol', '', '{}')`,
  );
  for (const roleId of ['ro_none', 'ro_sol']) {
    const content = { ...paola, username: 'tiendaluna-nadie', emailAddress: 'nadie@luna.gt', roleId };
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
  const edited = await owner.administrativeUsers.update({
    ...editOf(someone),
    name: '  Ixchel Tun  ',
    countryCode: '503',
    phoneNumber: '70001122',
  });
  const { user } = dataOf(edited);
  assert.equal([user.name, user.countryCode, user.phoneNumber], ['Ixchel Tun', '503', '70001122']);
  assert.equal(edited.ok && edited.info, { title: 'Se edito', message: `Usuario @${someone.username}` });
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
});

test('a deleted user is signed out and no longer listed, and their activity keeps their name', async () => {
  const someone = await person('ro_administrador');
  const api = await apiOf(someone);
  const { transaction } = dataOf(await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 3 }));
  const deleted = await owner.administrativeUsers.remove({ userId: someone.id });
  assert.equal(deleted.ok && deleted.info, { title: 'Se elimino', message: `Usuario @${someone.username}` });
  assert.is(failureOf(await api.transactions.balances()).status, 401);
  assert.is(failureOf(await owner.administrativeUsers.get({ userId: someone.id })).status, 404);
  const timeline = dataOf(await owner.transactions.retrieve({ transactionId: transaction.id })).transaction
    .timeline;
  assert.is(timeline[0]?.actorName, someone.name);
  const again = { ...paola, username: someone.username, emailAddress: someone.emailAddress };
  assert.is(failureOf(await owner.administrativeUsers.create(again)).fields?.[0]?.field, 'username');
});

test('users cannot delete, block or demote themselves, nor change their own e-mail address without a code', async () => {
  const me = dataOf(await admin.administrativeUsers.get({ userId: 'us_administracion' })).user;
  assert.is(failureOf(await admin.administrativeUsers.remove({ userId: me.id })).status, 422);
  const blocked = failureOf(await admin.administrativeUsers.update({ ...editOf(me), status: 'blocked' }));
  assert.equal([blocked.status, blocked.message], [422, 'No puedes bloquearte: pídelo a otro Administrador']);
  const demoted = failureOf(
    await admin.administrativeUsers.update({ ...editOf(me), roleId: 'ro_supervisor' }),
  );
  assert.equal(
    [demoted.status, demoted.message],
    [422, 'No puedes cambiar tu propio rol: pídelo a otro Administrador'],
  );
  const mailed = failureOf(
    await admin.administrativeUsers.update({ ...editOf(me), emailAddress: 'yo@luna.gt' }),
  );
  assert.equal([mailed.status, mailed.fields?.[0]?.field], [400, 'emailAddress']);
  assert.is(failureOf(await admin.cashiers.resetPassword({ userId: me.id })).status, 403);
  assert.is(
    dataOf(await admin.administrativeUsers.update({ ...editOf(me), name: 'Ricardo' })).user.name,
    'Ricardo',
  );
});

test('the business’s own account cannot be edited, deleted or given another password here', async () => {
  const account = dataOf(await admin.administrativeUsers.get({ userId: 'us_luna' })).user;
  const edit = { ...editOf(account), emailAddress: 'ladron@luna.gt' };
  assert.is(failureOf(await admin.administrativeUsers.update(edit)).status, 422);
  assert.is(failureOf(await admin.administrativeUsers.remove({ userId: 'us_luna' })).status, 422);
  const owners = failureOf(await admin.administrativeUsers.resetPassword({ userId: 'us_luna' }));
  assert.equal([owners.status, owners.message], [404, 'No se encontró el usuario']);
});

test('cashiers and branch admins are not administrative users', async () => {
  assert.is(failureOf(await owner.administrativeUsers.remove({ userId: 'us_centro' })).status, 404);
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
  const before = { ...paola, username: 'tiendaluna-topo', emailAddress: 'topo@luna.gt' };
  for (const roleId of ['ro_administrador', 'ro_contabilidad']) {
    assert.is(failureOf(await people.create({ ...before, roleId })).status, 403, roleId);
  }
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
  dataOf(await admin.administrativeUsers.update({ ...editOf(other), roleId: 'ro_supervisor' }));
  assert.is(failureOf(await people.update({ ...editOf(me), roleId: 'ro_supervisor' })).status, 403);
  assert.is(failureOf(await people.remove({ userId: me.id })).status, 403);
  assert.is(failureOf(await admin.administrativeUsers.remove({ userId: me.id })).status, 422);
});
