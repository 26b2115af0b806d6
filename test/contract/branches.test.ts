import { latestMail } from '../support/latest-mail.ts';
import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, sol } = await sandboxWith('admin', 'sol');

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
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).join(', ');
const create = (username: string, over = {}) =>
  admin.branches.create({ ...CAYALA, ...over, admin: { ...DIEGO, username } });

test('the values of a new branch and its admin are trimmed', async () => {
  const { branch } = dataOf(await create('tiendaluna-cayala'));
  assert.equal([branch.name, branch.address], ['Cayalá', 'Boulevard Rafael Landívar 10-05']);
  assert.is(branch.admin.name, 'Diego Morales');
});

test('the only cashier of a branch is the default one, a second one is not; names that differ in spaces count as equal', async () => {
  const branch = dataOf(await admin.branches.list()).branches.find(({ name }) => name === 'Cayalá');
  const businessBranchId = branch?.id ?? '';
  const cashier = { emailAddress: 'caja@luna.gt', referenceId: 'C1', businessBranchId };
  const create = (name: string, own: string) =>
    admin.cashiers.create({ ...cashier, name, username: `tiendaluna-cayala-${own}` });
  const only = await create(' Caja   1 ', 'caja1');
  assert.is(dataOf(only).user.name, 'Caja 1');
  const told = 'Caja @tiendaluna-cayala-caja1. Es la predeterminada de la sucursal';
  assert.is(only.ok && only.info?.message, told);
  assert.is(rejectionOf(await create('caja  1', 'caja2')), '409 name');
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
  assert.is(rejectionOf(await create('tiendaluna-centro', { name: 'Otra' })), '409 admin.username');
});

test('another branch’s name, ignoring case and spaces, is rejected with a 409 that names the field', async () => {
  for (const rejected of [
    await create('tiendaluna-otra', { name: 'ZONA 10' }),
    await create('tiendaluna-otra', { name: ' Zona  10 ' }),
    await admin.branches.update({ ...CAYALA, id: 'br_centro', name: 'Zona 10' }),
  ])
    assert.is(rejectionOf(rejected), '409 name');
  const rename = async (name: string) =>
    dataOf(await admin.branches.update({ ...CAYALA, id: 'br_centro', name })).branch.name;
  assert.equal([await rename('Centro\u00a0 Sur'), await rename('Centro')], ['Centro Sur', 'Centro']);
});

test('a branch may have the name of another business’s branch', async () => {
  const ana = { ...DIEGO, username: 'cafesol-centro' };
  dataOf(await sol.branches.create({ ...CAYALA, name: 'Centro', admin: ana }));
});

for (const username of ['cafesol-nueva', 'nueva', 'tiendaluna', 'tiendaluna-a', 'tiendaluna-nueva-caja'])
  test(`${username} is not a valid username for a branch of Tienda Luna`, async () => {
    const failure = await create(username, { name: 'Nueva' });
    assert.is(refusalOf(failure), '400 El usuario no es válido');
  });

test('an unknown zone and a branch of another business return 404', async () => {
  assert.is(failureOf(await create('tiendaluna-nueva', { regionId: 'gt-99' })).status, 404);
  assert.is(failureOf(await create('tiendaluna-nueva', { businessId: 'bu_sol' })).status, 404);
});

test('a branch cannot be created with webhooks, which are set up afterwards with their address', async () => {
  const webhook = { ...DIEGO, username: 'tiendaluna-nueva', notificationMethod: 'webhook' } as const;
  const failure = await admin.branches.create({ ...CAYALA, name: 'Nueva', admin: webhook });
  assert.is(rejectionOf(failure), '400 admin.notificationMethod');
});

test('the branches of the caller’s business are listed in alphabetical order, without those of other businesses', async () => {
  const { branches } = dataOf(await admin.branches.list());
  assert.is(namesOf(branches), 'Antigua, Cayalá, Centro, Zona 10');
  assert.is(branches.find(({ id }) => id === 'br_centro')?.cashierCount, 4);
});

test('the admin of a branch sees no other branch, and can edit their own', async () => {
  const centro = await sandbox.api('tiendaluna-centro');
  dataOf(await centro.branches.update({ ...CAYALA, id: 'br_centro', name: 'Centro Histórico' }));
  assert.is(namesOf(dataOf(await centro.branches.list()).branches), 'Centro Histórico');
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
  assert.is(namesOf(dataOf(await admin.branches.listStates()).states), 'Guatemala, Sacatepéquez');
  assert.is(
    namesOf(dataOf(await admin.branches.listCities({ stateId: 'gt-01' })).cities),
    'Guatemala, Mixco',
  );
  const { regions } = dataOf(await admin.branches.listRegions({ cityId: 'gt-01-01' }));
  assert.is(namesOf(regions), 'Zona 2, Zona 10');
  assert.is(failureOf(await admin.branches.listCities({ stateId: 'gt-99' })).status, 404);
  assert.is(failureOf(await admin.branches.listRegions({ cityId: 'gt-99' })).status, 404);
});
