import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import * as payments from '../support/make-payments.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const admin = await sandbox.api('tiendaluna');
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
  const blocked = await admin.branches.blockAdmin(CENTRO);
  assert.equal(blocked.ok && blocked.info, { title: 'Se bloqueo', message: 'Sucursal Centro' });
  assert.is(dataOf(blocked).user.status, 'blocked');
  assert.equal(await statusesOfCentro(), ['blocked', 'blocked', 'blocked', 'blocked']);
  const centro = await branchNamed('Centro');
  assert.equal([centro?.status, centro?.admin.status], ['blocked', 'blocked']);
  assert.is(failureOf(await keeper.transactions.listPending()).status, 401);
  assert.is(failureOf(await cashier.transactions.listPending()).status, 401);
  assert.ok((await elsewhere.transactions.listPending()).ok);
  await staysBlocked();
  await unblockCentro();
});

/**
 * Asserts that the branch cannot be blocked again, its cashiers cannot be created or unblocked one by one, and nobody can pay
 * them.
 */
async function staysBlocked(): Promise<void> {
  assert.is(failureOf(await admin.branches.blockAdmin(CENTRO)).status, 409);
  const alone = failureOf(await admin.cashiers.unblock({ userId: 'us_caja1' }));
  assert.equal([alone.status, alone.message], [409, 'Desbloquea primero la sucursal']);
  const cashier = {
    name: 'Caja 9',
    username: 'tiendaluna-centro-caja9',
    emailAddress: 'c@l.gt',
    referenceId: 'C9',
  };
  const created = failureOf(await admin.cashiers.create({ ...cashier, businessBranchId: 'br_centro' }));
  assert.equal([created.status, created.message], [422, 'La sucursal está bloqueada']);
  const failure = await payTo('cashier', 'us_caja1').then(
    () => 'paid',
    (cause: { status: number }) => cause.status,
  );
  assert.is(failure, 422);
}

async function unblockCentro(): Promise<void> {
  const unblocked = await admin.branches.unblockAdmin(CENTRO);
  assert.equal(unblocked.ok && unblocked.info, { title: 'Se desbloqueo', message: 'Sucursal Centro' });
  assert.equal(await statusesOfCentro(), ['active', 'active', 'active', 'active']);
  assert.is(failureOf(await admin.branches.unblockAdmin(CENTRO)).status, 409);
  await sandbox.signIn('tiendaluna-centro-caja1');
}

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
  const pending = failureOf(await admin.branches.remove({ id: 'br_zona10' }));
  assert.is(pending.status, 409);
  assert.match(pending.message, 'La sucursal tiene una transacción pendiente: resuélvela antes');
  await sandbox.advance(16 * 60);
  await payTo('cashier', 'us_zona101');
  const open = failureOf(await admin.branches.remove({ id: 'br_zona10' }));
  assert.is(open.status, 409);
  assert.match(open.message, 'Q10.00 por liquidar');
  assert.is((await branchNamed('Zona 10'))?.status, 'active');
});

test('a branch with a payment that waits to be assigned cannot be deleted', async () => {
  await payTo('branch', 'br_zona10');
  assert.match(failureOf(await admin.branches.remove({ id: 'br_zona10' })).message, 'pendiente');
});

test('a deleted branch and its users are gone, but the history keeps their names', async () => {
  const transactionId = await payTo('cashier', 'us_caja2');
  dataOf(await admin.closings.close({ businessBranchId: 'br_centro' }));
  const keeper = await sandbox.api('tiendaluna-centro');
  const removed = await admin.branches.remove({ id: 'br_centro' });
  assert.equal(removed.ok && removed.info, {
    title: 'Se elimino',
    message: 'Sucursal Centro. El negocio queda sin sucursal predeterminada',
  });
  assert.is(await branchNamed('Centro'), undefined);
  assert.is(dataOf(await admin.branches.getDefault()).defaultBranch, null);
  assert.is(failureOf(await keeper.transactions.listPending()).status, 401);
  assert.is(
    (await sandbox.post('auth/v3/credentials', { username: 'tiendaluna-centro-caja1', password: 'x' }))
      .status,
    401,
  );
  const { transaction } = dataOf(await admin.transactions.retrieve({ transactionId }));
  assert.equal(
    [transaction.businessBranchName, transaction.businessUserName],
    ['Centro', 'tiendaluna-centro-caja2'],
  );
  const withDeleted = dataOf(await admin.branches.list({ includeDeleted: true })).branches;
  assert.is(withDeleted.find(({ id }) => id === 'br_centro')?.status, 'deleted');
  assert.equal(dataOf(await admin.cashiers.list({ businessBranchId: 'br_centro' })).users, []);
  const cashiers = dataOf(
    await admin.cashiers.list({ businessBranchId: 'br_centro', includeDeleted: true }),
  ).users;
  assert.is(cashiers.length, 4);
  await staysDeleted();
});

/** Asserts that every change to the deleted branch returns 404, its name can be used again, and its usernames cannot. */
async function staysDeleted(): Promise<void> {
  assert.is(failureOf(await admin.branches.remove({ id: 'br_centro' })).status, 404);
  assert.is(failureOf(await admin.branches.blockAdmin(CENTRO)).status, 404);
  assert.is(failureOf(await admin.branches.setDefault({ id: 'br_centro' })).status, 404);
  const branch = { name: 'Centro', address: 'Zona 1', referenceId: 'C1', regionId: 'gt-01-01-z2' };
  const keeper = { name: 'Ana', emailAddress: 'ana@luna.gt', notificationMethod: 'push' } as const;
  const taken = await admin.branches.create({
    ...branch,
    admin: { ...keeper, username: 'tiendaluna-centro' },
  });
  assert.is(failureOf(taken).fields?.[0]?.field, 'admin.username');
  const created = await admin.branches.create({
    ...branch,
    admin: { ...keeper, username: 'tiendaluna-centro2' },
  });
  assert.equal(created.ok && created.info, { title: 'Sucursal creada', message: 'Sucursal Centro' });
  assert.is(
    dataOf(await admin.branches.getDefault()).defaultBranch,
    null,
    'among others somebody chooses it',
  );
}
