import type { BusinessApi, Schemas } from '@cobros/sdk';
import { forceFailure } from '#sandbox/operation/world/simulated-bank.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { assert, dataOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';
import { localMoment, localPayments } from './support/local-payments.ts';
import { fillOctober, OCTOBER, withACentMore } from './support/statement-of-october.ts';

const { sandbox, database } = await sandboxWith();
const { paid, at, closeAt } = await fillOctober(sandbox);

type Content = Schemas['GetStatementContent'];

const admin = await sandbox.api('tiendaluna');
const statement = async (content: Content = OCTOBER, api: BusinessApi = admin) =>
  dataOf(await api.closings.getStatement(content));

test('the statement of a month shows the opening balance, the movements of each day and the closing balance, and it balances', async () => {
  assert.ok(dataOf(await admin.auth.renewSession({})).userData.capabilities?.includes('statement'));
  const { openingBalance, total, deposits, closings, closingBalance, days, check, period } =
    await statement();
  assert.equal(
    [openingBalance, total.receivedAmount, total.refundedAmount, deposits?.netAmount, closingBalance],
    [875.5, 1057.9, 50, 1025.65, 857.75],
  );
  assert.equal(
    [closings.netAmount, deposits?.count, deposits?.depositedAmount, deposits?.returnedCount],
    [1045.65, 3, 1025.7, 1],
  );
  assert.equal([check.isBalanced, check.amount, check.difference, check.day], [true, 857.75, 0, null]);
  assert.equal([days.length, period.isRunning], [31, false]);
  const moved = days.filter(
    ({ receivedCount, refundedCount, closings, deposits }) =>
      receivedCount + refundedCount + closings.count + (deposits?.movements.length ?? 0) > 0,
  );
  assert.equal(
    moved.map(({ formattedDay, formattedNetAmount, closings, deposits, formattedBalance }) => {
      const moves = [formattedNetAmount, closings.formattedNumbers, deposits?.formattedNetAmount];
      return [formattedDay.slice(0, 5), ...moves, formattedBalance].join(' | ');
    }),
    [
      '01/10 | Q150.10 | CI-000001, CI-000002 | Q0.00 | Q1,025.60',
      '02/10 | Q0.00 |  | Q1,025.60 | Q0.00',
      '15/10 | Q0.05 | CI-000003 | Q0.00 | Q0.05',
      '16/10 | Q0.00 |  | Q0.05 | Q0.00',
      '19/10 | Q0.00 |  | −Q0.05 | Q0.05',
      '21/10 | Q0.00 |  | Q0.05 | Q0.00',
      '30/10 | Q20.00 | CI-000004 | Q0.00 | Q20.00',
      '31/10 | Q837.75 |  | Q0.00 | Q857.75',
    ],
  );
  assert.is(days.find(({ day }) => day === '2026-10-20')?.bankHoliday, 'Día de la Revolución');
});

test('what was received in one month and closed in another is listed separately', async () => {
  const { undeposited, closedLater, notClosed, receivedBefore, closedAfter } = await statement();
  assert.equal([undeposited?.amount, undeposited?.formattedFirstDay], [20, '30/10/2026']);
  const parts = [closedLater, notClosed].map(
    (part) => `${part.formattedAmount} ${part.formattedFirstDate} ${part.formattedFirstTime}`,
  );
  assert.equal(parts, ['Q887.75 31/10/2026 23:58:00', '−Q50.00 31/10/2026 23:00:00']);
  assert.equal([receivedBefore.amount, closedAfter.amount], [875.5, 837.75]);
});

test('a month opens with the closing balance of the month before, and the current month ends with the open balance', async () => {
  const october = await statement();
  const november = await statement({ startDay: '2026-11-01', endDay: '2026-11-30' });
  assert.is(november.openingBalance, october.closingBalance);
  assert.equal(
    [november.period.isRunning, november.period.endDay, november.days.length],
    [true, '2026-11-05', 5],
  );
  assert.match(november.days.at(-1)?.endDate ?? '', /^2026-11-05T16:0/, 'today ends now');
  const { balanceDetail } = dataOf(await admin.transactions.balances({}));
  assert.is(november.closingBalance, balanceDetail.totalOpenBalance);
  assert.ok(november.check.isBalanced);
});

test('of what was received before and not closed since, nothing is said', async () => {
  const { receivedBefore, notClosed } = await statement({ startDay: '2026-11-02', endDay: '2026-11-05' });
  assert.equal([receivedBefore.amount, receivedBefore.firstDate], [0, null]);
  assert.equal([notClosed.amount, notClosed.formattedFirstDate], [-50, '31/10/2026']);
});

test('what a closing holds is open until it is completed', async () => {
  const { closedLater, notClosed } = await statement();
  const [fifth] = await database.query<{ at: Date }>(
    'select completed_at as at from closings where number = 5',
  );
  const setStatus = (status: string, completedAt: Date | null) =>
    database.query('update closings set status = $1, completed_at = $2 where number = 5', [
      status,
      completedAt,
    ]);
  await setStatus('processing', null);
  try {
    const { check, ...processing } = await statement();
    assert.equal([check.isBalanced, check.amount], [true, 857.75]);
    assert.is(processing.closedLater.amount, 0);
    assert.is(processing.notClosed.amount, closedLater.amount + notClosed.amount);
  } finally {
    await setStatus('completed', fifth?.at ?? null);
  }
});

test('the deposits of a day are in the order in which they were sent and returned', async () => {
  const returnAt = (moment: string) =>
    database.query(`update deposits set returned_at = $1 where reference = 'DEP-261016'`, [moment]);
  await returnAt('2026-10-21T15:20:00Z');
  try {
    const { days } = await statement({ startDay: '2026-10-21', endDay: '2026-10-21' });
    assert.equal(
      days[0]?.deposits?.movements.map(({ kind, reference }) => `${reference} ${kind}`),
      ['DEP-261016 returned', 'DEP-261021 made'],
    );
  } finally {
    await returnAt('2026-10-19T15:20:00Z');
  }
});

test('a statement can cover any range of days, one branch, and a day of 23 hours', async () => {
  const days = { startDay: '2026-09-30', endDay: '2026-10-14' };
  const { branch, ...range } = await statement({ ...days, businessBranchId: 'br_centro' });
  assert.equal([branch?.name, range.total.netAmount, range.deposits?.netAmount], ['Centro', 975.6, 975.6]);
  assert.equal([range.openingBalance, range.closingBalance], [0, 0]);
  const ofZona10 = await statement({ ...OCTOBER, businessBranchId: 'br_zona10' });
  assert.is(ofZona10.openingBalance, 0, 'what was open then is of Centro');
  await database.query(`update businesses set time_zone = 'America/Santiago' where id = 'bu_luna'`);
  try {
    // Summer time begins at midnight, so the day has no hour 0.
    const [day, ...others] = (await statement({ startDay: '2026-09-06', endDay: '2026-09-06' })).days;
    assert.equal(
      [day?.startDate, day?.endDate, others.length],
      ['2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z', 0],
    );
    const { check, closingBalance } = await statement();
    assert.equal([check.isBalanced, check.amount], [true, closingBalance]);
  } finally {
    await database.query(`update businesses set time_zone = 'America/Guatemala' where id = 'bu_luna'`);
  }
});

const OF_AN_HOUR = `ctid = (select ctid from hourly_money_of_branches
  where hour between '2026-10-15' and '2026-10-16' and business_id = 'bu_luna' order by hour, ctid limit 1)`;

const OF_DEPOSIT = `reference = 'DEP-261002'`;
for (const [what, column, found, day] of [
  [
    'a closing with more than its payments',
    ['closings', 'net_amount', 'number = 4'],
    [857.76, 857.75, 0.01],
    '30',
  ],
  ['a closing that was deposited', ['closings', 'net_amount', 'number = 3'], [857.75, 857.75, -0.01], '15'],
  ['a deposit unlike its closings', ['deposits', 'amount', OF_DEPOSIT], [857.75, 857.74, 0.01], '02'],
  [
    'an hour unlike its payments',
    ['hourly_money_of_branches', 'received', OF_AN_HOUR],
    [857.75, 857.76, -0.01],
    '15',
  ],
] as const)
  test(`the difference of ${what} is found, with its day`, async () => {
    const { check, closingBalance } = await withACentMore(sandbox, column, () => statement());
    assert.equal([check.isBalanced, check.day], [false, `2026-10-${day}`]);
    assert.equal([check.amount, closingBalance, check.difference], found);
  });

test('a difference that begins after a refund is found on its own day', async () => {
  const days = { startDay: '2026-10-15', endDay: '2026-11-05' };
  const fifth = ['closings', 'net_amount', 'number = 5'] as const;
  const { check } = await withACentMore(sandbox, fifth, () => statement(days));
  assert.is(check.day, '2026-11-01');
});

test('statements that differ by a cent, or in their branch, have different numbers', async () => {
  const { number } = await statement();
  const other = await withACentMore(sandbox, ['deposits', 'amount', OF_DEPOSIT], () => statement());
  assert.is.not(other.number, number);
  const empty = { startDay: '2026-08-01', endDay: '2026-08-31' };
  const places = [{}, { businessBranchId: 'br_centro' }, { businessBranchId: 'br_antigua' }];
  const numbers = await Promise.all(
    places.map(async (place) => (await statement({ ...empty, ...place })).number),
  );
  assert.is(new Set(numbers).size, 3);
});

test('everybody who can read the closings of the whole business or branch gets the statement', async () => {
  for (const username of ['tiendaluna-supervisor', 'tiendaluna-contabilidad'])
    assert.is((await statement(OCTOBER, await sandbox.api(username))).closingBalance, 857.75);
  const centro = await statement(OCTOBER, await sandbox.api('tiendaluna-centro'));
  assert.equal([centro.branch?.id, centro.closingBalance], ['br_centro', 887.75]);
});

for (const [content, field] of [
  [{ startDay: '2026-12-01', endDay: '2026-12-31' }, 'startDay'],
  [{ startDay: '2026-10-02', endDay: '2026-10-01' }, 'endDay'],
  [{ startDay: '2026-01-01', endDay: '2026-04-03' }, 'endDay'],
] as [Content, string][])
  test(`${JSON.stringify(content)} is rejected with a 400`, async () => {
    assert.is(rejectionOf(await admin.closings.getStatement(content)), `400 ${field}`);
  });

test('a failed closing counts on the day on which it is completed', async () => {
  const { number } = await statement();
  await paid('2026-11-05 08:00', 10, 'caja1');
  await forceFailure(database, 'El banco no respondió', new Date());
  const { closings } = await closeAt('2026-11-05 11:00', 'br_centro');
  const before = await statement({ startDay: '2026-11-05', endDay: '2026-11-05' });
  assert.equal([before.closings.count, before.check.isBalanced], [0, true]);
  await at('2026-11-06 09:00');
  const admin = await sandbox.api('tiendaluna');
  dataOf(await admin.closings.close({ closingId: closings[0]?.id ?? '' }));
  const [fifth, sixth] = (await statement({ startDay: '2026-11-05', endDay: '2026-11-06' }, admin)).days;
  assert.equal([fifth?.closings.count, sixth?.closings.count, sixth?.closings.netAmount], [0, 1, 10]);
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const { startDate = '', endDate = '' } = sixth ?? {};
  const listed = dataOf(await admin.closings.history({ dateOf: 'completion', startDate, endDate, ...page }));
  assert.is(listed.data.map(({ netAmount }) => netAmount).join(), '10');
  assert.is((await statement(OCTOBER, admin)).number, number, 'October is the same as before');
});

test('what is received or closed in the first moment of a day is not of the day before', async () => {
  const other = await sandboxWith();
  const at = async (local: string) => {
    await setClock(other.database, localMoment(local));
    return other.sandbox.api('tiendaluna');
  };
  const of = async (api: BusinessApi, endDay: string) => {
    const days = { startDay: '2026-10-03', endDay };
    const { check, closedLater, notClosed } = await statement(days, api);
    return [check.isBalanced, closedLater.amount + notClosed.amount];
  };
  await localPayments(other.database)('2026-10-05 00:00', 10);
  const fifth = await at('2026-10-05 10:00');
  assert.equal(await of(fifth, '2026-10-04'), [true, 0]);
  dataOf(await fifth.closings.close({}));
  await other.database.query('update closings set completed_at = $1', [localMoment('2026-10-06 00:00')]);
  const later = await at('2026-10-20 10:00');
  assert.equal(await of(later, '2026-10-04'), [true, 0]);
  assert.equal(await of(later, '2026-10-05'), [true, 10]);
  assert.equal((await of(later, '2026-10-06'))[1], 0);
  const { days } = await statement({ startDay: '2026-10-05', endDay: '2026-10-06' }, later);
  assert.equal(
    days.map(({ closings }) => closings.count),
    [0, 1],
  );
});
