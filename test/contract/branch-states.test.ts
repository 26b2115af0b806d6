import { restoreFixture } from '../support/fixture-database.ts';
import * as payments from '../support/make-payments.ts';
import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, database } = await sandboxWith();
let admin: Awaited<ReturnType<typeof sandbox.api>>;
test.before.each(async () => {
  await restoreFixture(database);
  admin = await sandbox.api('tiendaluna');
});

const CENTRO = { userId: 'us_centro' };

const payTo = (to: 'cashier' | 'branch', id: string) => payments.payTo(sandbox.database, to, id, 10);
const branchNamed = async (name: string) =>
  dataOf(await admin.branches.list()).branches.find((branch) => branch.name === name);
const statusesOfCentro = async () =>
  dataOf(await admin.cashiers.list({ businessBranchId: 'br_centro' })).users.map(({ status }) => status);

test('blocking a branch blocks all its cashiers and ends their sessions at once, until it is unblocked', async () => {
  const [keeper, cashier, elsewhere] = [
    await sandbox.api('tiendaluna-centro'),
    await sandbox.api('tiendaluna-centro-caja1'),
    await sandbox.api('tiendaluna-zona10-caja1'),
  ];
  dataOf(await admin.cashiers.remove({ userId: 'us_caja3' }));
  assert.is(dataOf(await admin.branches.blockAdmin(CENTRO)).user.status, 'blocked');
  assert.equal(await statusesOfCentro(), ['blocked', 'blocked', 'blocked']);
  const centro = await branchNamed('Centro');
  assert.equal([centro?.status, centro?.admin.status], ['blocked', 'blocked']);
  assert.is(failureOf(await keeper.transactions.listPending()).status, 401);
  assert.is(failureOf(await cashier.transactions.listPending()).status, 401);
  assert.ok((await elsewhere.transactions.listPending()).ok);
});

test('the cashiers of a blocked branch cannot be created, unblocked one by one or paid', async () => {
  dataOf(await admin.branches.blockAdmin(CENTRO));
  assert.is(failureOf(await admin.branches.blockAdmin(CENTRO)).status, 409);
  const alone = await admin.cashiers.unblock({ userId: 'us_caja1' });
  assert.is(refusalOf(alone), '409 Desbloquea primero la sucursal');
  const cashier = {
    name: 'Caja 9',
    username: 'tiendaluna-centro-caja9',
    emailAddress: 'c@l.gt',
    referenceId: 'C9',
  };
  const created = await admin.cashiers.create({ ...cashier, businessBranchId: 'br_centro' });
  assert.is(refusalOf(created), '422 La sucursal está bloqueada');
  assert.is(await payTo('cashier', 'us_caja1').catch(({ status }) => status), 422);
});

test('an unblocked branch has active cashiers, who can sign in', async () => {
  dataOf(await admin.branches.blockAdmin(CENTRO));
  dataOf(await admin.branches.unblockAdmin(CENTRO));
  assert.equal(new Set(await statusesOfCentro()), new Set(['active']));
  assert.is(failureOf(await admin.branches.unblockAdmin(CENTRO)).status, 409);
  await sandbox.signIn('tiendaluna-centro-caja1');
});

test('unblocking a branch does not restore earlier sessions', async () => {
  const cashier = await sandbox.signIn('tiendaluna-zona10-caja1');
  dataOf(await admin.branches.blockAdmin({ userId: 'us_zona10' }));
  dataOf(await admin.branches.unblockAdmin({ userId: 'us_zona10' }));
  const authorization = { Authorization: `Bearer ${cashier}` };
  assert.is((await sandbox.post('transactions/v3/pending', {}, authorization)).status, 401);
});

test('a branch with a pending request or an open balance cannot be deleted', async () => {
  const cashier = await sandbox.api('tiendaluna-zona10-caja1');
  dataOf(await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 5 }));
  const pending = refusalOf(await admin.branches.remove({ id: 'br_zona10' }));
  assert.match(pending, '409 La sucursal tiene una transacción pendiente: resuélvela antes');
  await sandbox.advance(16 * 60);
  await payTo('cashier', 'us_zona101');
  assert.match(refusalOf(await admin.branches.remove({ id: 'br_zona10' })), /^409 .*Q10\.00 por liquidar/);
  assert.is((await branchNamed('Zona 10'))?.status, 'active');
  // A payment that waits to be assigned is pending as well.
  await payTo('branch', 'br_zona10');
  assert.match(failureOf(await admin.branches.remove({ id: 'br_zona10' })).message, 'pendiente');
});

test('a deleted branch and its users are gone, but the history keeps their names', async () => {
  const transactionId = await payTo('cashier', 'us_caja2');
  dataOf(await admin.closings.close({ businessBranchId: 'br_centro' }));
  const keeper = await sandbox.api('tiendaluna-centro');
  const removed = await admin.branches.remove({ id: 'br_centro' });
  assert.is(
    removed.ok && removed.info?.message,
    'Sucursal Centro. El negocio queda sin sucursal predeterminada',
  );
  assert.is(await branchNamed('Centro'), undefined);
  assert.is(dataOf(await admin.branches.getDefault()).defaultBranch, null);
  assert.is(failureOf(await keeper.transactions.listPending()).status, 401);
  await sandbox.signIn('tiendaluna-centro-caja1').then(assert.unreachable, () => undefined);
  const { transaction } = dataOf(await admin.transactions.retrieve({ transactionId }));
  const { businessBranchName, businessUserName } = transaction;
  assert.equal([businessBranchName, businessUserName], ['Centro', 'tiendaluna-centro-caja2']);
  const withDeleted = dataOf(await admin.branches.list({ includeDeleted: true })).branches;
  assert.is(withDeleted.find(({ id }) => id === 'br_centro')?.status, 'deleted');
  assert.equal(dataOf(await admin.cashiers.list({ businessBranchId: 'br_centro' })).users, []);
  const deleted = { businessBranchId: 'br_centro', includeDeleted: true };
  assert.is(dataOf(await admin.cashiers.list(deleted)).users.length, 4);
  // A refund after the deletion is still closed.
  dataOf(await admin.transactions.refund({ transactionId }));
  const { closings } = dataOf(await admin.closings.close({}));
  assert.equal(
    closings.map(({ branchName, netAmount }) => [branchName, netAmount]),
    [['Centro', -10]],
  );
});

test('every change to a deleted branch returns 404, its name can be used again, and its usernames cannot', async () => {
  dataOf(await admin.branches.remove({ id: 'br_centro' }));
  assert.is(failureOf(await admin.branches.remove({ id: 'br_centro' })).status, 404);
  assert.is(failureOf(await admin.branches.blockAdmin(CENTRO)).status, 404);
  assert.is(failureOf(await admin.branches.setDefault({ id: 'br_centro' })).status, 404);
  const branch = { name: 'Centro', address: 'Zona 1', referenceId: 'C1', regionId: 'gt-01-01-z2' };
  const keeper = { name: 'Ana', emailAddress: 'ana@luna.gt', notificationMethod: 'push' } as const;
  const create = (username: string) => admin.branches.create({ ...branch, admin: { ...keeper, username } });
  assert.is(rejectionOf(await create('tiendaluna-centro')), '409 admin.username');
  dataOf(await create('tiendaluna-centro2'));
  const { defaultBranch } = dataOf(await admin.branches.getDefault());
  assert.is(defaultBranch, null, 'among others somebody chooses it');
});
