import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const centro = await sandbox.api('tiendaluna-centro');
const admin = await sandbox.api('tiendaluna');
const setChildren = (businessUserId: string, ...businessUserChildren: string[]) =>
  admin.cashiers.setChildren({ businessUserId, businessUserChildren, businessBranchId: 'br_centro' });

// In the fixture caja2 is the titular of caja1; caja3 and caja4 are ordinary cashiers of the same branch.
test('the children of a cashier are replaced, and it sees the new ones from the next call on', async () => {
  const titular = await sandbox.api('tiendaluna-centro-caja2');
  const { user } = dataOf(await setChildren('us_caja2', 'us_caja3', 'us_caja4'));
  assert.equal(user.childrenUser, ['us_caja3', 'us_caja4']);
  assert.equal(
    dataOf(await titular.cashiers.list()).users.map(({ id, isChildCashier }) => [id, isChildCashier]),
    [
      ['us_caja2', false],
      ['us_caja3', true],
      ['us_caja4', true],
    ],
  );
});

test('a child cashier can’t have children, and a titular cashier can’t become a child', async () => {
  const child = failureOf(await setChildren('us_caja3', 'us_caja1'));
  assert.equal([child.status, child.message], [422, 'Una caja que pertenece a otra no puede ser titular']);
  dataOf(await setChildren('us_caja2', 'us_caja3'));
  dataOf(await setChildren('us_caja1', 'us_caja4'));
  const titular = failureOf(await setChildren('us_caja2', 'us_caja1', 'us_caja3'));
  assert.is(titular.status, 409);
  assert.match(titular.message, 'es titular de otras cajas');
});

test('a cashier has at most one titular, and cannot be its own', async () => {
  const taken = failureOf(await setChildren('us_caja1', 'us_caja3', 'us_caja4'));
  assert.is(taken.status, 409);
  assert.match(taken.message, 'ya pertenece a otra caja titular');
  assert.is(failureOf(await setChildren('us_caja1', 'us_caja1')).status, 422);
});

test('a rejected change leaves everything as it was', async () => {
  const { users } = dataOf(await centro.cashiers.list());
  assert.equal(
    users.map(({ id, childrenUser }) => [id, childrenUser]),
    [
      ['us_caja1', ['us_caja4']],
      ['us_caja2', ['us_caja3']],
      ['us_caja3', null],
      ['us_caja4', null],
    ],
  );
});

test('children must be cashiers of the same branch', async () => {
  for (const id of ['us_zona101', 'us_sol1', 'us_centro', 'us_none']) {
    assert.is(failureOf(await setChildren('us_caja2', id)).status, 404, id);
  }
});

test('with an empty list a titular becomes an ordinary cashier again, which can then be a child', async () => {
  assert.is(dataOf(await setChildren('us_caja1')).user.childrenUser, null);
  const { user } = dataOf(await setChildren('us_caja2', 'us_caja1', 'us_caja3', 'us_caja4'));
  assert.equal(user.childrenUser, ['us_caja1', 'us_caja3', 'us_caja4']);
});
