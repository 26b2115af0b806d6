import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { latestMail } from '../support/latest-mail.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const admin = await sandbox.api('tiendaluna');
const sol = await sandbox.api('cafesol');

const CAYALA = {
  name: '  Cayalá ',
  address: ' Boulevard Rafael Landívar 10-05 ',
  referenceId: 'C40',
  businessId: '',
  regionId: 'gt-01-01-z10',
};
const DIEGO = {
  name: ' Diego Morales ',
  emailAddress: 'cayala@luna.gt',
  notificationMethod: 'push',
} as const;
const create = (username: string, over = {}) =>
  admin.branches.create({ ...CAYALA, ...over, admin: { ...DIEGO, username } });

test('a branch is created with its admin and its location, and its values are trimmed', async () => {
  const result = await create('tiendaluna-cayala');
  const { branch } = dataOf(result);
  assert.equal([branch.name, branch.address], ['Cayalá', 'Boulevard Rafael Landívar 10-05']);
  assert.equal([branch.regionId, branch.cityId, branch.stateId], ['gt-01-01-z10', 'gt-01-01', 'gt-01']);
  assert.equal([branch.status, branch.cashierCount], ['active', 0]);
  assert.equal([branch.admin.name, branch.admin.username], ['Diego Morales', 'tiendaluna-cayala']);
  assert.equal(result.ok && result.info, { title: 'Sucursal creada', message: 'Sucursal Cayalá' });
});

test('the only cashier of a branch is the default one, a second one is not; names that differ in spaces count as equal', async () => {
  const branch = dataOf(await admin.branches.list()).branches.find(({ name }) => name === 'Cayalá');
  const businessBranchId = branch?.id ?? '';
  const create = (name: string, username: string) =>
    admin.cashiers.create({
      name,
      username: `tiendaluna-cayala-${username}`,
      emailAddress: 'caja@luna.gt',
      referenceId: 'C1',
      businessBranchId,
    });
  const only = await create(' Caja   1 ', 'caja1');
  assert.is(dataOf(only).user.name, 'Caja 1');
  assert.equal(only.ok && only.info, {
    title: 'Caja creada',
    message: 'Caja @tiendaluna-cayala-caja1. Es la predeterminada de la sucursal',
  });
  const twin = failureOf(await create('caja  1', 'caja2'));
  assert.equal([twin.status, twin.fields?.[0]?.field], [409, 'name']);
  dataOf(await create('Caja 2', 'caja2'));
  const { defaultUser } = dataOf(await admin.cashiers.listWithDefault({ businessBranchId }));
  assert.is(defaultUser?.name, 'Caja 1');
});

test('the branch’s admin signs in with the password from the e-mail, which must be changed first', async () => {
  const { subject, password } = await latestMail(sandbox.database, 'cayala@luna.gt');
  assert.is(subject, 'Tu contraseña de un solo uso');
  const signedIn = await sandbox.post('auth/v3/credentials', { username: 'tiendaluna-cayala', password });
  assert.is((signedIn.content as { mustChangePassword: boolean }).mustChangePassword, true);
});

test('a taken username is rejected with a 409 that names the field', async () => {
  const failure = failureOf(await create('tiendaluna-centro', { name: 'Otra' }));
  assert.is(failure.status, 409);
  assert.equal(failure.fields, [
    { field: 'admin.username', message: 'El usuario tiendaluna-centro ya está en uso: elige otro' },
  ]);
});

test('another branch’s name, ignoring case and spaces, is rejected with a 409 that names the field', async () => {
  for (const rejected of [
    await create('tiendaluna-otra', { name: 'ZONA 10' }),
    await create('tiendaluna-otra', { name: ' Zona  10 ' }),
    await admin.branches.update({ ...CAYALA, id: 'br_centro', name: 'Zona 10' }),
  ]) {
    const { status, fields } = failureOf(rejected);
    assert.equal([status, fields?.[0]?.field], [409, 'name']);
  }
  const edited = dataOf(
    await admin.branches.update({ ...CAYALA, id: 'br_centro', name: 'Centro\u00a0 Sur' }),
  );
  assert.is(edited.branch.name, 'Centro Sur');
  dataOf(await admin.branches.update({ ...CAYALA, id: 'br_centro', name: 'Centro' }));
});

test('a branch may have the name of another business’s branch', async () => {
  const ana = { ...DIEGO, username: 'cafesol-centro' };
  assert.is(
    dataOf(await sol.branches.create({ ...CAYALA, name: 'Centro', admin: ana })).branch.name,
    'Centro',
  );
});

for (const username of ['cafesol-nueva', 'nueva', 'tiendaluna', 'tiendaluna-a', 'tiendaluna-nueva-caja']) {
  test(`${username} is not a valid username for a branch of Tienda Luna`, async () => {
    const failure = failureOf(await create(username, { name: 'Nueva' }));
    assert.is(failure.status, 400);
    assert.equal(failure.fields, [{ field: 'admin.username', message: 'El usuario no es válido' }]);
  });
}

test('an unknown zone and a branch of another business return 404', async () => {
  assert.is(failureOf(await create('tiendaluna-nueva', { regionId: 'gt-99' })).status, 404);
  assert.is(failureOf(await create('tiendaluna-nueva', { businessId: 'bu_sol' })).status, 404);
});

test('a branch with webhooks cannot be created without a webhook address', async () => {
  const webhook = { ...DIEGO, username: 'tiendaluna-nueva', notificationMethod: 'webhook' } as const;
  const failure = failureOf(await admin.branches.create({ ...CAYALA, name: 'Nueva', admin: webhook }));
  assert.equal([failure.status, failure.fields?.[0]?.field], [400, 'admin.notificationMethod']);
});

test('the list of branches is in alphabetical order, and has the caller’s business only', async () => {
  const { branches } = dataOf(await admin.branches.list());
  assert.equal(
    branches.map(({ name }) => name),
    ['Antigua', 'Cayalá', 'Centro', 'Zona 10'],
  );
  assert.is(branches.find(({ id }) => id === 'br_centro')?.cashierCount, 4);
});

test('the admin of a branch sees no other branch, and can edit their own', async () => {
  const centro = await sandbox.api('tiendaluna-centro');
  const edited = await centro.branches.update({ ...CAYALA, id: 'br_centro', name: 'Centro Histórico' });
  assert.equal(edited.ok && edited.info, { title: 'Se edito', message: 'Sucursal Centro Histórico' });
  assert.equal(
    dataOf(await centro.branches.list()).branches.map(({ name }) => name),
    ['Centro Histórico'],
  );
});

test('an active branch can become the default; for a blocked one a 409 is returned', async () => {
  const zona10 = { id: 'br_zona10', name: 'Zona 10' };
  assert.equal(dataOf(await admin.branches.setDefault({ id: 'br_zona10' })).defaultBranch, zona10);
  assert.equal(dataOf(await admin.branches.getDefault()).defaultBranch, zona10);
  assert.is(failureOf(await admin.branches.setDefault({ id: 'br_antigua' })).status, 409);
});

test('the addresses that receive closings are replaced, and duplicates removed', async () => {
  const emails = ['a@luna.gt', 'A@luna.gt', 'b@luna.gt'];
  const saved = dataOf(await admin.branches.setClosingEmails({ businessBranchId: 'br_centro', emails }));
  assert.equal(saved.emails, ['A@luna.gt', 'b@luna.gt']);
  assert.equal(dataOf(await admin.branches.getClosingEmails({ businessBranchId: 'br_centro' })), saved);
  const none = dataOf(await admin.branches.setClosingEmails({ businessBranchId: 'br_centro', emails: [] }));
  assert.equal(none.emails, []);
});

test('locations are nested and ordered; an unknown one returns 404', async () => {
  assert.equal(
    dataOf(await admin.branches.listStates()).states.map(({ name }) => name),
    ['Guatemala', 'Sacatepéquez'],
  );
  assert.equal(
    dataOf(await admin.branches.listCities({ stateId: 'gt-01' })).cities.map(({ name }) => name),
    ['Guatemala', 'Mixco'],
  );
  assert.equal(
    dataOf(await admin.branches.listRegions({ cityId: 'gt-01-01' })).regions.map(({ name }) => name),
    ['Zona 2', 'Zona 10'],
  );
  assert.is(failureOf(await admin.branches.listCities({ stateId: 'gt-99' })).status, 404);
  assert.is(failureOf(await admin.branches.listRegions({ cityId: 'gt-99' })).status, 404);
});
