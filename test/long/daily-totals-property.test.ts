import type { Transaction } from '@cobros/sdk';
import fc from 'fast-check';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { compactTotals } from '#sandbox/reports/history/compact-totals.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, countRows, dataOf, sandboxOf, test } from '../support/suite.ts';
import { localTimes } from './support/local-times.ts';
import { runs } from './support/property-runs.ts';
import { fillHistory, moment, ROWS, STATUSES } from './support/random-history.ts';

const RUNS = runs(120);
const DAY_MS = 86_400_000;
/** A zone west of UTC by whole hours, one whose summer time starts at midnight, and one east of UTC with a half hour. */
const ZONES = ['America/Guatemala', 'America/Santiago', 'Asia/Kolkata'];

const database = await openDatabase({ databaseUrl: await createDatabase('fixture') });
const sandbox = await sandboxOf(database);
await fillHistory(database);
const admin = await sandbox.api('tiendaluna');

const asked = fc.record(
  {
    startDate: moment,
    days: fc.integer({ min: 0, max: 85 * DAY_MS }),
    businessBranchId: fc.constantFrom('br_centro', 'br_zona10'),
    statuses: fc.uniqueArray(fc.constantFrom(...STATUSES), { maxLength: 3 }),
    withRefund: fc.boolean(),
    origin: fc.constantFrom('request' as const, 'payment' as const),
    initialAmount: fc.integer({ min: 0, max: 20_000_000 }).map((cents) => cents / 100),
    finalAmount: fc.integer({ min: 50_000_000, max: 99_999_999 }).map((cents) => cents / 100),
    byHour: fc.boolean(),
    byPlace: fc.constantFrom('branch' as const, 'cashier' as const),
  },
  { requiredKeys: ['startDate', 'days'] },
);

async function everything(): Promise<Transaction[]> {
  const pages = [];
  for (let currentPage = 1; currentPage <= ROWS / 100; currentPage++)
    pages.push(dataOf(await admin.transactions.history({ pageProperties: { currentPage, pageSize: 100 } })));
  return pages.flatMap(({ data }) => data);
}

/** Cents received and refunded by the name of a day, hour or place; those without any are left out. */
function sumBy(rows: readonly Transaction[], nameOf: (row: Transaction) => string | null) {
  const sums: Record<string, { received: number; refunded: number }> = {};
  for (const row of rows) {
    const name = nameOf(row);
    if (name === null) continue;
    sums[name] ??= { received: 0, refunded: 0 };
    const cents = Math.round(row.amount * 100);
    sums[name].received += cents;
    sums[name].refunded += Math.round((row.refundedAmount ?? 0) * 100);
  }
  return sums;
}

type Amounts = Record<'receivedCount' | 'receivedAmount' | 'refundedAmount', number>;

const named = (name: string, { receivedCount, receivedAmount, refundedAmount }: Amounts) =>
  receivedCount === 0
    ? []
    : [[name, { received: Math.round(receivedAmount * 100), refunded: Math.round(refundedAmount * 100) }]];

async function compareWithScan(timeZone: string, all: readonly Transaction[]): Promise<void> {
  await database.query(`update businesses set time_zone = $1 where id = 'bu_luna'`, [timeZone]);
  const localOf = localTimes(timeZone);
  const local = ({ creationDate }: Transaction) => localOf(Date.parse(creationDate));
  let some = 0;
  const compare = async ({
    startDate,
    days,
    ...wanted
  }: typeof asked extends fc.Arbitrary<infer Asked> ? Asked : never) => {
    const endDate = new Date(Date.parse(startDate) + days).toISOString();
    const rows = all.filter(
      ({ creationDate, status, businessBranchId, origin, amount, refundedAmount }) =>
        ['completed', 'refunded'].includes(status) &&
        Date.parse(creationDate) >= Date.parse(startDate) &&
        Date.parse(creationDate) <= Date.parse(endDate) &&
        (!wanted.statuses?.length || wanted.statuses.some((one) => one === status)) &&
        (!wanted.withRefund || refundedAmount !== undefined) &&
        (wanted.businessBranchId === undefined || wanted.businessBranchId === businessBranchId) &&
        (wanted.origin === undefined || wanted.origin === origin) &&
        amount >= (wanted.initialAmount ?? 0) &&
        amount <= (wanted.finalAmount ?? Number.POSITIVE_INFINITY),
    );
    if (rows.length > 0) some++;
    const found = dataOf(await admin.transactions.getDailyTotals({ ...wanted, startDate, endDate }));
    const ofDay = (row: Transaction) => local(row).day;
    assert.equal(Object.fromEntries(found.days.flatMap((one) => named(one.day, one))), sumBy(rows, ofDay));
    if (wanted.byHour) {
      const hours = found.days.flatMap(
        ({ day, hours }) => hours?.flatMap((one) => named(`${day} ${one.hour}`, one)) ?? [],
      );
      const ofHour = (row: Transaction) => `${ofDay(row)} ${Number(local(row).time.slice(0, 2))}`;
      assert.equal(Object.fromEntries(hours), sumBy(rows, ofHour));
    }
    if (wanted.byPlace) {
      const idOf = (row: Transaction) =>
        wanted.byPlace === 'branch' ? row.businessBranchId : row.businessUserId;
      const places = found.places?.flatMap(({ id, days: own }) =>
        own.flatMap((one) => named(`${id} ${one.day}`, one)),
      );
      const ofPlace = (row: Transaction) => (idOf(row) === null ? null : `${idOf(row)} ${ofDay(row)}`);
      assert.equal(Object.fromEntries(places ?? []), sumBy(rows, ofPlace));
      assert.ok(found.places?.every((place) => place.days.some(({ receivedCount }) => receivedCount > 0)));
    }
  };
  await fc.assert(fc.asyncProperty(asked, compare), { numRuns: RUNS });
  assert.ok(some > RUNS / 5, `${some} of ${RUNS} found money`);
}

for (const timeZone of ZONES)
  test(`the totals by day, hour and place of any range in ${timeZone} equal those of a simple scan`, async () => {
    await compareWithScan(timeZone, await everything());
  });

test('the totals still equal a simple scan after many changes and a merge of the totals', async () => {
  await database.query(
    `update transactions set status = 'refunded' where status = 'completed' and amount < 100`,
  );
  await database.query(`update transactions set branch_id = 'br_zona10' where cashier_id = 'us_caja3'`);
  await database.query(`update transactions set status = 'completed' where status = 'canceled'`);
  const before = await countRows(database, 'hourly_totals');
  await compareWithScan('America/Guatemala', await everything());
  await Promise.all([1, 2, 3].map(() => compactTotals(database, 1)));
  assert.ok((await countRows(database, 'hourly_totals')) < before);
  await compareWithScan('America/Guatemala', await everything());
});
