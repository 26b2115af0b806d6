import { openBalance } from '../support/open-balance.ts';
import { resetFixture } from '../support/reset-fixture.ts';
import { assert, dataOf, failureOf, receive, refusalOf, sandboxOf, test } from '../support/suite.ts';

// Every cashier has one payment, a power of two, so that a sum shows which cashiers were closed.
const AMOUNTS = { us_caja1: 1, us_caja2: 2, us_caja3: 4, us_zona101: 8, us_sol1: 16 };

const sandbox = await sandboxOf();
test.before.each(async () => {
  await resetFixture(sandbox.database);
  for (const [cashier, amount] of Object.entries(AMOUNTS)) await receive(sandbox.database, cashier, amount);
});

const close = async (username: string, content: object = {}) =>
  (await sandbox.api(username)).closings.close(content);
const netsOf = async (username: string, content?: object) =>
  dataOf(await close(username, content)).closings.map(({ netAmount }) => netAmount);

for (const [what, username, content, net, userId] of [
  ['an operator closes their own cashier', 'centro-caja1', {}, 1, 'us_caja1'],
  ['a titular closes its children with its own cashier', 'centro-caja2', {}, 3, 'us_caja2'],
  [
    'a titular closes one of its children alone',
    'centro-caja2',
    { businessUserId: 'us_caja1' },
    1,
    'us_caja1',
  ],
  // Including cashiers that may not close themselves.
  ['a branch_admin closes the branch', 'centro', {}, 7, null],
  ['a branch_admin closes a single cashier', 'centro', { businessUserId: 'us_caja3' }, 4, 'us_caja3'],
] as const)
  test(`${what}, in one closing`, async () => {
    const friUsername = `tiendaluna-centro${userId ? userId.replace('us_', '-') : ''}`;
    const [closed, ...more] = dataOf(await close(`tiendaluna-${username}`, content)).closings;
    assert.equal([closed?.netAmount, closed?.userId, more.length], [net, userId, 0]);
    assert.equal([closed?.branchId, closed?.friUsername], ['br_centro', friUsername]);
    assert.is(await openBalance(sandbox.database), `${15 - net}.00`);
  });

test('a child that may not close is left out of its titular’s closing, and rejected when named', async () => {
  await sandbox.database.query(`update users set closing_locked = true where id = 'us_caja1'`);
  const rejected = await close('tiendaluna-centro-caja2', { businessUserId: 'us_caja1' });
  assert.is(refusalOf(rejected), '403 Solo un administrador puede cerrar esta caja');
  assert.equal(await netsOf('tiendaluna-centro-caja2'), [2]);
});

test('a titular that may not close itself can close its children, but not itself', async () => {
  await sandbox.database.query(`update users set closing_locked = true where id = 'us_caja2'`);
  assert.equal(await netsOf('tiendaluna-centro-caja2'), [1]);
  await sandbox.database.query(`update users set closing_locked = true where id = 'us_caja1'`);
  const itself = await close('tiendaluna-centro-caja2');
  assert.is(refusalOf(itself), '403 Solo un administrador puede cerrar esta caja');
});

test('an admin closes a branch, a cashier, or each branch with open entries', async () => {
  assert.equal(await netsOf('tiendaluna', { businessUserId: 'us_caja1' }), [1]);
  assert.equal(await netsOf('tiendaluna', { businessBranchId: 'br_zona10' }), [8]);
  await receive(sandbox.database, 'us_zona101', 32);
  assert.equal(await netsOf('tiendaluna'), [6, 32], 'Centro and Zona 10');
  assert.is(await openBalance(sandbox.database), '0.00');
  assert.is(await openBalance(sandbox.database, 'bu_sol'), '16.00');
});

test('closing numbers are consecutive within a business, without gaps even after rejections', async () => {
  await close('tiendaluna', { businessUserId: 'us_caja1' });
  const nothing = await close('tiendaluna', { businessUserId: 'us_caja1' });
  assert.is(refusalOf(nothing), '422 No hay cobros ni reembolsos por cerrar');
  await close('cafesol');
  await close('tiendaluna');
  const [all] = await sandbox.database.query(
    `select string_agg(business_id || ' ' || number, ', ' order by business_id, number) as numbers from closings`,
  );
  assert.equal(all, { numbers: 'bu_luna 1, bu_luna 2, bu_luna 3, bu_sol 1' });
});

for (const [who, content] of [
  ['tiendaluna-centro-caja1', { businessUserId: 'us_caja2' }],
  ['tiendaluna-centro-caja2', { businessUserId: 'us_caja3' }],
  ['tiendaluna', { businessUserId: 'us_centro' }],
  ['tiendaluna', { businessBranchId: 'br_zona10', businessUserId: 'us_caja1' }],
] as const)
  test(`${who} gets 404 for ${JSON.stringify(content)}, for closing and preview`, async () => {
    const api = await sandbox.api(who);
    for (const result of [await api.closings.close(content), await api.closings.preview(content)])
      assert.is(failureOf(result).status, 404);
    assert.is(await openBalance(sandbox.database), '15.00');
  });
