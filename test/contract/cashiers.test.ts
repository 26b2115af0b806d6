import { latestMail } from '../support/latest-mail.ts';
import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, centro } = await sandboxWith('admin', 'centro');

const NEW = { name: ' Caja 10 ', emailAddress: 'caja10@luna.gt', referenceId: 'C110' };
const cashierOf = async (id: string) => {
  const { users } = dataOf(await admin.cashiers.list({ includeDeleted: true }));
  const cashier = users.find((user) => user.id === id);
  if (!cashier) throw new Error(`There is no cashier ${id}`);
  return cashier;
};

test('an admin creates a cashier in the named branch, and the username has that of the branch’s admin as prefix', async () => {
  const username = 'tiendaluna-zona10-caja10';
  const { user } = dataOf(await admin.cashiers.create({ ...NEW, username, businessBranchId: 'br_zona10' }));
  assert.equal([user.name, user.branchId, user.type], ['Caja 10', 'br_zona10', 'operator']);
  assert.equal([user.status, user.childrenUser, user.isChildCashier], ['active', null, false]);
  const { defaultUser } = dataOf(await admin.cashiers.listWithDefault({ businessBranchId: 'br_zona10' }));
  assert.is(defaultUser, null, 'a cashier beside others does not become the default');
});

test('an admin who names no branch gets a 400 for that field', async () => {
  const unplaced = await admin.cashiers.create({ ...NEW, username: 'tiendaluna-centro-caja10' });
  assert.is(rejectionOf(unplaced), '400 businessBranchId');
  assert.is(failureOf(await admin.cashiers.listWithDefault()).status, 400);
});

test('a branch admin creates cashiers in their own branch', async () => {
  const { user } = dataOf(await centro.cashiers.create({ ...NEW, username: 'tiendaluna-centro-caja10' }));
  assert.is(user.branchId, 'br_centro');
});

test('a new cashier signs in with the password from the e-mail, and has to choose its own first', async () => {
  const { password } = await latestMail(sandbox.database, 'caja10@luna.gt');
  const credentials = { username: 'tiendaluna-centro-caja10', password };
  const { content } = await sandbox.post('auth/v3/credentials', credentials);
  assert.is((content as { mustChangePassword: boolean }).mustChangePassword, true);
});

test('a taken username or name is rejected with a 409 that names the field; another branch may use the name', async () => {
  const sameUsername = { ...NEW, name: 'Otra', username: 'tiendaluna-centro-caja1' };
  const taken = await centro.cashiers.create(sameUsername);
  assert.is(refusalOf(taken), '409 El usuario tiendaluna-centro-caja1 ya está en uso: elige otro');
  assert.is(rejectionOf(taken), '409 username');
  const sameName = { ...NEW, name: 'CAJA 10', username: 'tiendaluna-centro-caja11' };
  assert.is(rejectionOf(await centro.cashiers.create(sameName)), '409 name');
  // The portal proposes a username for a name, so that one taken name takes both.
  const sameBoth = await centro.cashiers.create({ ...NEW, username: 'tiendaluna-centro-caja10' });
  assert.is(refusalOf(sameBoth), '409 Ya hay una caja llamada Caja 10 en la sucursal');
  assert.is(rejectionOf(sameBoth), '409 name');
  assert.is(rejectionOf(await centro.cashiers.modify({ userId: 'us_caja1', name: 'Caja 10' })), '409 name');
});

for (const username of ['tiendaluna-zona10-caja7', 'tiendaluna-caja7', 'caja7', 'tiendaluna-centro-x'])
  test(`${username} is not a valid username for a cashier of Centro`, async () => {
    const failure = await centro.cashiers.create({ ...NEW, name: 'Siete', username });
    assert.is(refusalOf(failure), '400 El usuario no es válido');
  });

test('editing changes only the given fields', async () => {
  const changes = { name: ' Caja rápida ', referenceId: 'c7' };
  const { user } = dataOf(await centro.cashiers.modify({ userId: 'us_caja1', ...changes }));
  const { name, referenceId, emailAddress } = user;
  assert.equal([name, referenceId, emailAddress], ['Caja rápida', 'c7', 'a@b.gt']);
});

test('a cashier with its own id changes its own name, and the owner the name of the business', async () => {
  const cashier = await sandbox.api('tiendaluna-centro-caja2');
  const own = dataOf(await cashier.cashiers.modify({ userId: 'us_caja2', name: 'Caja dos' }));
  assert.is(own.user.name, 'Caja dos');
  assert.is(failureOf(await cashier.cashiers.modify({ userId: 'us_caja1', name: 'Mía' })).status, 403);
  const email = { userId: 'us_caja2', name: 'Caja dos', emailAddress: 'x@y.gt' };
  assert.match(rejectionOf(await cashier.cashiers.modify(email)), 'emailAddress');
  const rejected = { userId: 'us_caja2', name: 'Luna', level: 'Business' as const };
  assert.is(failureOf(await cashier.cashiers.modify(rejected)).status, 403);
  dataOf(await admin.cashiers.modify({ userId: 'us_luna', name: 'Luna Moda' }));
  // Their own name, without changing the business's.
  const named = { userId: 'us_luna', name: 'Elena Luna de Paz', level: 'BusinessUser' as const };
  dataOf(await admin.cashiers.modify(named));
  const { user, business } = dataOf(await admin.auth.renewSession()).userData;
  assert.equal([user.name, business.name], ['Elena Luna de Paz', 'Luna Moda']);
});

test('a blocked cashier loses its sessions at once, and can sign in again once it is unblocked', async () => {
  const cashier = await sandbox.api('tiendaluna-centro-caja3');
  dataOf(await centro.cashiers.block({ userId: 'us_caja3', businessBranchId: 'br_centro' }));
  assert.is(failureOf(await cashier.transactions.listPending()).status, 401);
  const blockAgain = await centro.cashiers.block({ userId: 'us_caja3' });
  assert.is(refusalOf(blockAgain), '409 La caja ya está bloqueada');
  dataOf(await centro.cashiers.unblock({ userId: 'us_caja3' }));
  const unblockAgain = await centro.cashiers.unblock({ userId: 'us_caja3' });
  assert.is(refusalOf(unblockAgain), '409 La caja ya está activa');
  assert.is(failureOf(await cashier.transactions.listPending()).status, 401);
  await sandbox.signIn('tiendaluna-centro-caja3');
});

test('a cashier is not found under another branch', async () => {
  const elsewhere = { userId: 'us_caja3', businessBranchId: 'br_zona10' };
  assert.is(failureOf(await admin.cashiers.block(elsewhere)).status, 404);
});

test('users who manage Equipo can reset the passwords of its users, but not their own or the owner’s', async () => {
  dataOf(await admin.cashiers.resetPassword({ userId: 'us_supervisor' }));
  assert.is(failureOf(await admin.cashiers.resetPassword({ userId: 'us_luna' })).status, 403);
  assert.is(failureOf(await centro.cashiers.resetPassword({ userId: 'us_supervisor' })).status, 404);
  assert.is(failureOf(await centro.cashiers.resetPassword({ userId: 'us_luna' })).status, 404);
});

test('the default cashier must be an active cashier of the branch', async () => {
  const result = await centro.cashiers.setDefault({ id: 'us_caja2' });
  assert.equal(dataOf(result).defaultUser, { id: 'us_caja2', name: 'Caja dos' });
  assert.is(dataOf(await centro.cashiers.listWithDefault()).defaultUser?.id, 'us_caja2');
  assert.is(failureOf(await centro.cashiers.setDefault({ id: 'us_caja4' })).status, 409);
  const ofBlocked = await admin.cashiers.setDefault({ id: 'us_antigua1' });
  assert.is(refusalOf(ofBlocked), '409 La sucursal está bloqueada');
  assert.is(failureOf(await centro.cashiers.setDefault({ id: 'us_zona101' })).status, 404);
  assert.is(failureOf(await centro.cashiers.setDefault({ id: 'us_centro' })).status, 403);
  assert.is(failureOf(await admin.cashiers.setDefault({ id: 'us_centro' })).status, 404);
  const { users, defaultUser } = dataOf(
    await admin.cashiers.listWithDefault({ businessBranchId: 'br_zona10' }),
  );
  assert.equal([[...new Set(users.map(({ branchId }) => branchId))], defaultUser], [['br_zona10'], null]);
});

test('a deleted cashier is gone, its history keeps its name, its children become ordinary cashiers, and the branch has no default any more', async () => {
  const cashier = await sandbox.api('tiendaluna-centro-caja2');
  const request = { friUserId: 'au_maria', amount: 1 };
  const { transaction } = dataOf(await cashier.transactions.sendRequest(request));
  const rejected = await centro.cashiers.remove({ userId: 'us_caja2' });
  assert.match(refusalOf(rejected), '409 La caja tiene una transacción pendiente');
  dataOf(await cashier.transactions.cancelRequest({ transactionId: transaction.id }));

  const removed = await centro.cashiers.remove({ userId: 'us_caja2' });
  const told = 'Caja @tiendaluna-centro-caja2. La sucursal queda sin caja predeterminada';
  assert.is(removed.ok && removed.info?.message, told);
  assert.is(failureOf(await cashier.transactions.listPending()).status, 401);
  const { users, defaultUser } = dataOf(await centro.cashiers.listWithDefault());
  assert.not.ok(users.some(({ id }) => id === 'us_caja2'));
  assert.is(defaultUser, null);
  assert.is((await cashierOf('us_caja2')).status, 'deleted');
  assert.is((await cashierOf('us_caja1')).isChildCashier, false);
  const past = dataOf(await admin.transactions.retrieve({ transactionId: transaction.id })).transaction;
  assert.is(past.businessUserName, 'Caja dos');
  assert.is(failureOf(await centro.cashiers.remove({ userId: 'us_caja2' })).status, 404);
  const ofDeleted = { businessUserId: 'us_caja1', businessUserChildren: ['us_caja2'] };
  assert.is(failureOf(await centro.cashiers.setChildren(ofDeleted)).status, 404);
  const again = { ...NEW, name: 'Caja dos', username: 'tiendaluna-centro-caja2' };
  assert.is(rejectionOf(await centro.cashiers.create(again)), '409 username');
});

test('a blocked cashier can be deleted, a branch admin cannot', async () => {
  dataOf(await centro.cashiers.remove({ userId: 'us_caja4' }));
  assert.is(failureOf(await admin.cashiers.remove({ userId: 'us_centro' })).status, 404);
});

test('a request that has expired but is not marked so yet does not prevent deleting its cashier', async () => {
  const cashier = await sandbox.api('tiendaluna-zona10-caja1');
  const order = { friUserId: 'au_maria', amount: 1, timerSeconds: 300 } as const;
  const { transaction } = dataOf(await cashier.transactions.sendRequest(order));
  await sandbox.advance(301);
  dataOf(await admin.cashiers.remove({ userId: 'us_zona101' }));
  const past = dataOf(await admin.transactions.retrieve({ transactionId: transaction.id })).transaction;
  assert.is(past.status, 'expired');
});

test('users who can only read get no webhook keys or secrets', async () => {
  await sandbox.database.query(
    `update users set notification_method = 'webhook-v2', webhook_url = 'a.gt', webhook_api_key = 'k',
       webhook_api_key_header = 'X-Api-Key', webhook_secret = 's' where id in ('us_caja1', 'us_centro')`,
  );
  const contabilidad = await sandbox.api('tiendaluna-contabilidad');
  for (const [api, seen] of [
    [admin, ['k', 's']],
    [contabilidad, ['', undefined]],
  ] as const) {
    const cashier = dataOf(await api.cashiers.list()).users.find(({ id }) => id === 'us_caja1');
    assert.equal([cashier?.webhookAPIKey, cashier?.webhookSecret], seen);
    const branch = dataOf(await api.branches.list()).branches.find(({ id }) => id === 'br_centro');
    assert.equal([branch?.admin.webhookAPIKey, branch?.admin.webhookSecret], seen);
  }
  // Those of a branch are for who manages branches, even if its own admin is shown.
  const own = dataOf(await centro.cashiers.modify({ userId: 'us_centro', name: 'Olga' })).user;
  assert.equal([own.webhookAPIKey, own.webhookSecret], ['', undefined]);
});
