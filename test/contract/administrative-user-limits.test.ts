import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';
import { editOf, makesPersons, PAOLA } from './support/administrative-users.ts';

const { sandbox, administracion: admin } = await sandboxWith('administracion');
const person = await makesPersons(sandbox);
const apiOf = ({ username }: { username: string }) => sandbox.api(username);

test('users cannot delete, block or demote themselves, nor change their own e-mail address without a code', async () => {
  const me = dataOf(await admin.administrativeUsers.get({ userId: 'us_administracion' })).user;
  const edit = (change: object) => admin.administrativeUsers.update({ ...editOf(me), ...change });
  assert.is(failureOf(await admin.administrativeUsers.remove({ userId: me.id })).status, 422);
  const blocked = refusalOf(await edit({ status: 'blocked' }));
  assert.is(blocked, '422 No puedes bloquearte: pídelo a otro Administrador');
  const demoted = refusalOf(await edit({ roleId: 'ro_supervisor' }));
  assert.is(demoted, '422 No puedes cambiar tu propio rol: pídelo a otro Administrador');
  assert.is(rejectionOf(await edit({ emailAddress: 'yo@luna.gt' })), '400 emailAddress');
  assert.is(failureOf(await admin.cashiers.resetPassword({ userId: me.id })).status, 403);
  assert.is(dataOf(await edit({ name: 'Ricardo' })).user.name, 'Ricardo');
});

test('the business’s own account cannot be edited, deleted or given another password here', async () => {
  const account = dataOf(await admin.administrativeUsers.get({ userId: 'us_luna' })).user;
  const edit = { ...editOf(account), emailAddress: 'ladron@luna.gt' };
  assert.is(failureOf(await admin.administrativeUsers.update(edit)).status, 422);
  assert.is(failureOf(await admin.administrativeUsers.remove({ userId: 'us_luna' })).status, 422);
  const owners = await admin.administrativeUsers.resetPassword({ userId: 'us_luna' });
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
  dataOf(await admin.administrativeUsers.update({ ...editOf(other), roleId: 'ro_supervisor' }));
  assert.is(failureOf(await people.update({ ...editOf(me), roleId: 'ro_supervisor' })).status, 403);
  assert.is(failureOf(await people.remove({ userId: me.id })).status, 403);
  assert.is(failureOf(await admin.administrativeUsers.remove({ userId: me.id })).status, 422);
});
