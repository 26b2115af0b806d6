import { forceReturn } from '#sandbox/operation/world/simulated-bank.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { assert, dataOf, failureOf, receive, resetFixture, sandboxWith, test } from '../support/suite.ts';
import { doWhatIsDueBy } from './support/do-what-is-due-by.ts';

const PAGE = { currentPage: 1, pageSize: 10 };
const { sandbox, database } = await sandboxWith();
test.before(() => insertFundSource(database));
test.before.each(() => resetFixture(database));

const at = (local: string) => doWhatIsDueBy(database, local);

/** Makes one closing on each of these days; its deposit is sent on the next banking day. */
async function depositOn(...days: readonly string[]): Promise<void> {
  for (const day of days) {
    await at(`${day}T10:00:00`);
    await receive(database, 'us_caja1', 10);
    dataOf(await (await admin()).closings.close({ businessUserId: 'us_caja1' }));
  }
}

const admin = () => sandbox.api('tiendaluna');
const deposits = async () =>
  dataOf(await (await admin()).closings.listDeposits({ sort: 'asc', pageProperties: PAGE })).data;
const mark = async (depositIds: string[], isReconciled = true) =>
  (await admin()).closings.reconcileDeposits({ depositIds, isReconciled });

const activity = () =>
  database.query(`select action, subject from activity where action like 'deposits-%' order by id`);

test('a mark keeps the moment when it was first set, changes nothing else, and can be removed', async () => {
  await depositOn('2027-03-01', '2027-03-02');
  await at('2027-03-03T20:00:00');
  await at('2027-03-03T21:00:00');
  const before = await deposits();
  const [first, second] = before.map(({ id }) => id) as [string, string];
  await at('2027-03-04T08:00:00');
  dataOf(await mark([first]));
  await at('2027-03-04T09:00:00');
  const marked = dataOf(await mark([second, first])).deposits;
  const moments = (found: typeof marked) => found.map((one) => one.reconciliationDate?.slice(0, 16)).join();
  assert.is(moments(marked), '2027-03-04T14:00,2027-03-04T15:00');
  assert.equal(marked, await deposits());
  const unmarked = marked.map((deposit) => ({ ...deposit, reconciliationDate: null }));
  assert.equal(unmarked, before);
  const [changed, ...others] = dataOf(await mark([first], false)).deposits;
  assert.equal([changed?.id, others], [first, []]);
  assert.is(moments(await deposits()), ',2027-03-04T15:00');
  assert.equal(await activity(), [
    { action: 'deposits-reconciled', subject: 'el depósito DEP-270302' },
    { action: 'deposits-reconciled', subject: 'el depósito DEP-270303' },
    { action: 'deposits-unreconciled', subject: 'el depósito DEP-270302' },
  ]);
});

test('no deposit is marked if one of them is pending, returned or of another business', async () => {
  await depositOn('2027-03-01');
  await forceReturn(database, 'la cuenta no existe', new Date());
  await depositOn('2027-03-02', '2027-03-03', '2027-03-04');
  const all = await deposits();
  const recorded = await activity();
  const ids = (status: string) => all.filter((one) => one.status === status).map(({ id }) => id);
  assert.equal([ids('returned').length, ids('pending').length], [1, 2]);
  for (const status of ['pending', 'returned']) {
    const failure = failureOf(await mark([...ids('deposited'), ...ids(status)]));
    assert.is(`${failure.status} ${failure.code}`, '409 not-deposited', status);
  }
  await database.query(
    `insert into deposits (id, business_id, scheduled_on)
     select 'dp_elsewhere', id, '2027-03-01' from businesses where id <> 'bu_luna' limit 1`,
  );
  assert.is(failureOf(await mark([...ids('deposited'), 'dp_elsewhere'])).status, 404);
  assert.ok((await deposits()).every(({ reconciliationDate }) => reconciliationDate === null));
  assert.equal(await activity(), recorded);
});

test('a returned deposit is no longer marked as reconciled', async () => {
  await depositOn('2027-03-01');
  await forceReturn(database, 'la cuenta no existe', new Date());
  await at('2027-03-02T20:00:00');
  const [made] = await deposits();
  dataOf(await mark([made?.id ?? '']));
  await at('2027-03-03T10:00:00');
  const [returned] = await deposits();
  assert.equal([returned?.status, returned?.reconciliationDate], ['returned', null]);
});

test('the list has the deposits of its first and of its last day', async () => {
  await depositOn('2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04');
  await at('2027-03-05T20:00:00');
  const listed = async (days: object) =>
    dataOf(await (await admin()).closings.listDeposits({ sort: 'asc', pageProperties: PAGE, ...days }));
  const { data, count } = await listed({ startDay: '2027-03-03', endDay: '2027-03-04' });
  assert.equal([data.map(({ scheduledDay }) => scheduledDay), count], [['2027-03-03', '2027-03-04'], 2]);
  const [last] = (await listed({ startDay: '2027-03-05' })).data;
  assert.is(last?.scheduledDay, '2027-03-05');
});

test('of several deposits that came back, the list of closings names the latest', async () => {
  for (const [day, next] of [
    ['2027-03-01', '2027-03-02T20:00:00'],
    ['2027-03-02', '2027-03-03T20:00:00'],
  ] as const) {
    await depositOn(day);
    await forceReturn(database, `devuelto, del ${day}`, new Date());
    await at(next);
  }
  await at('2027-03-04T12:00:00');
  const { returnedDeposit } = dataOf(await (await admin()).closings.history({ pageProperties: PAGE }));
  assert.equal(
    (await deposits()).map(({ status }) => status),
    ['returned', 'returned'],
  );
  assert.is(returnedDeposit?.deposit.returnReason, 'devuelto, del 2027-03-02');
});
