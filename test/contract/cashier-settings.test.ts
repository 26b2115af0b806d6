import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, centro, admin } = await sandboxWith('centro', 'admin');
const setChildren = (businessUserId: string, ...businessUserChildren: string[]) =>
  admin.cashiers.setChildren({ businessUserId, businessUserChildren, businessBranchId: 'br_centro' });

// In the fixture caja2 is the titular of caja1; caja3 and caja4 are ordinary cashiers of the same branch.
test('the children of a cashier are replaced, and it sees the new ones from the next call on', async () => {
  const titular = await sandbox.api('tiendaluna-centro-caja2');
  const { user } = dataOf(await setChildren('us_caja2', 'us_caja3', 'us_caja4'));
  assert.equal(user.childrenUser, ['us_caja3', 'us_caja4']);
  const { users } = dataOf(await titular.cashiers.list());
  const seen = users.map(({ id, isChildCashier }) => `${id} ${isChildCashier}`);
  assert.equal(seen, ['us_caja2 false', 'us_caja3 true', 'us_caja4 true']);
});

test('a child cashier can’t have children, and a titular cashier can’t become a child', async () => {
  const child = await setChildren('us_caja3', 'us_caja1');
  assert.is(refusalOf(child), '422 Una caja que pertenece a otra no puede ser titular');
  dataOf(await setChildren('us_caja2', 'us_caja3'));
  dataOf(await setChildren('us_caja1', 'us_caja4'));
  const titular = await setChildren('us_caja2', 'us_caja1', 'us_caja3');
  assert.match(refusalOf(titular), /^409 .*es titular de otras cajas/);
});

test('a cashier has at most one titular, and cannot be its own; a rejected change leaves everything as it was', async () => {
  const taken = await setChildren('us_caja1', 'us_caja3', 'us_caja4');
  assert.match(refusalOf(taken), /^409 .*ya pertenece a otra caja titular/);
  assert.is(failureOf(await setChildren('us_caja1', 'us_caja1')).status, 422);
  const { users } = dataOf(await centro.cashiers.list());
  const children = users.map(({ id, childrenUser }) => `${id} ${childrenUser}`);
  assert.equal(children, ['us_caja1 us_caja4', 'us_caja2 us_caja3', 'us_caja3 null', 'us_caja4 null']);
});

test('children must be cashiers of the same branch', async () => {
  for (const id of ['us_zona101', 'us_sol1', 'us_centro', 'us_none'])
    assert.is(failureOf(await setChildren('us_caja2', id)).status, 404, id);
});

test('with an empty list a titular becomes an ordinary cashier again, which can then be a child', async () => {
  assert.is(dataOf(await setChildren('us_caja1')).user.childrenUser, null);
  const { user } = dataOf(await setChildren('us_caja2', 'us_caja1', 'us_caja3', 'us_caja4'));
  assert.equal(user.childrenUser, ['us_caja1', 'us_caja3', 'us_caja4']);
});

test('closings are made at an hour or manually, as set by each kind of owner', async () => {
  const level = 'BusinessUser';
  const automatic = { level, ownerId: 'us_caja1', closingType: 'automatic', closingTime: 0 } as const;
  dataOf(await centro.cashiers.setClosingConfig(automatic));
  /** The closing settings of a cashier and its next scheduled time. */
  const closingOf = async (id: string) => {
    const cashier = dataOf(await admin.cashiers.list()).users.find((user) => user.id === id);
    const sql = 'select closing_time from closing_schedules where owner_id = $1';
    const [schedule] = await sandbox.database.query<{ closing_time: number }>(sql, [id]);
    return [cashier?.closingType, cashier?.closingTime, schedule?.closing_time];
  };
  assert.equal(await closingOf('us_caja1'), ['automatic', 0, 0]);
  const manual = { ...automatic, closingType: 'manual' } as const;
  dataOf(await centro.cashiers.setClosingConfig(manual));
  assert.equal(await closingOf('us_caja1'), ['manual', null, undefined]);
  const { closingTime, ...withoutHour } = automatic;
  assert.is(rejectionOf(await centro.cashiers.setClosingConfig(withoutHour)), '400 closingTime');
  const wrong = { ...automatic, level: 'BusinessBranch' } as const;
  assert.is(rejectionOf(await admin.cashiers.setClosingConfig(wrong)), '400 level');
  const branch = { ...wrong, ownerId: 'us_centro', closingTime: 20 };
  dataOf(await admin.branches.setClosingConfig(branch));
  const listed = dataOf(await admin.branches.list()).branches.find(({ id }) => id === 'br_centro');
  assert.equal([listed?.admin.closingType, listed?.admin.closingTime], ['automatic', 20]);
});

test('a cashier’s permission to close by itself can be set or toggled', async () => {
  const set = async (content: { closingLocked?: boolean }) =>
    dataOf(await centro.cashiers.setClosingLock({ businessUserId: 'us_caja1', ...content })).user
      .closingLocked;
  const lock = { closingLocked: true };
  assert.equal([await set(lock), await set(lock), await set({}), await set({})], [true, true, false, true]);
  const own = await sandbox.api('tiendaluna-centro-caja1');
  const lockedFor = async () => dataOf(await own.auth.renewSession()).userData.user.closingLocked;
  assert.is(await lockedFor(), true, 'it learns of it itself');
  await set({});
  assert.is(await lockedFor(), false);
});
