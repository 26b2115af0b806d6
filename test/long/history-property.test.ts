import type { Transaction } from '@cobros/sdk';
import fc from 'fast-check';
import type { Database } from '#sandbox/ground/db/database.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { AMOUNT_CLASS_BOUNDS } from '#sandbox/reports/history/amount-class-bounds.ts';
import { compactTotals } from '#sandbox/reports/history/compact-totals.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, countRows, dataOf, sandboxOf, test } from '../support/suite.ts';
import { runs } from './support/property-runs.ts';
import { aroundBound, fillHistory, moment, ROWS, STATUSES } from './support/random-history.ts';

const RUNS = runs(100);
const kinds: [string, Database][] = [
  ['PGlite', await openFixtureDatabase()],
  ['PostgreSQL', await openDatabase({ databaseUrl: await createDatabase('fixture') })],
];

/** The words that a search consists of; the name of a branch stays together. */
const TERMS = 'cafe,CENTRO,zona,zona 10,@maria,perez,38,100%,a_,q1,100042,.0,1'.split(',');

const termsOf = (search: string) => search.match(/zona 10?(?= |$)|\S+/g) ?? [];

const FIELDS = {
  search: fc
    .uniqueArray(fc.constantFrom(...TERMS), { minLength: 1, maxLength: 3 })
    .map((terms) => terms.join(' ')),
  statuses: fc.uniqueArray(fc.constantFrom(...STATUSES), { maxLength: 3 }),
  withRefund: fc.constantFrom(true, false, false, false),
  origin: fc.constantFrom('request' as const, 'payment' as const),
  businessBranchId: fc.constantFrom('br_centro', 'br_zona10'),
  businessUserId: fc.constantFrom('us_caja1', 'us_caja3'),
  friUser: fc.constantFrom('maria', 'pérez', 'o'),
  startDate: moment,
  endDate: moment,
  initialAmount: fc.oneof(aroundBound, fc.integer({ min: 0, max: 200_000 })).map((cents) => cents / 100),
  finalAmount: fc.oneof(aroundBound, fc.integer({ min: 0, max: 9_000_000 })).map((cents) => cents / 100),
  sort: fc.constantFrom('asc' as const, 'desc' as const),
};
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

const anyFilters = fc.record(FIELDS, { requiredKeys: [] });
/** Of many filters together hardly any row is left, so most draws have a few. */
const fewFilters = fc
  .tuple(fc.record(FIELDS), fc.shuffledSubarray(NAMES, { maxLength: 3 }))
  .map(([all, names]) => Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<typeof all>);
const filters = fc.oneof({ arbitrary: fewFilters, weight: 3 }, { arbitrary: anyFilters, weight: 1 });
type Filters = Parameters<typeof matches>[1];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A simple implementation of the filters, to compare with. */
function matches(
  one: Transaction,
  content: typeof filters extends fc.Arbitrary<infer Content> ? Content : never,
): boolean {
  const { search, statuses, origin, businessBranchId, businessUserId, friUser } = content;
  const payer = fold(`@${one.friUser?.username}\n${one.friUser?.name} ${one.friUser?.lastname}`);
  const texts = [one.businessBranchName ?? '', one.businessUserName ?? '', one.note, one.reference];
  const all = [...texts.map(fold), payer, `q${one.amount.toFixed(2)}`].join('\n');
  const at = Date.parse(one.creationDate);
  return (
    (search === undefined ||
      termsOf(search).every((term) => all.includes(fold(term)) || one.authorizationNumber === term)) &&
    (!statuses?.length || statuses.some((status) => status === one.status)) &&
    (!content.withRefund || refundedCents([one]) > 0) &&
    (origin === undefined || one.origin === origin) &&
    (businessBranchId === undefined || one.businessBranchId === businessBranchId) &&
    (businessUserId === undefined || one.businessUserId === businessUserId) &&
    (friUser === undefined || payer.includes(fold(friUser))) &&
    (content.startDate === undefined || at >= Date.parse(content.startDate)) &&
    (content.endDate === undefined || at <= Date.parse(content.endDate)) &&
    (content.initialAmount === undefined || one.amount >= content.initialAmount) &&
    (content.finalAmount === undefined || one.amount <= content.finalAmount)
  );
}

const toCents = (amount: number) => Math.round(amount * 100);
const centsOf = (rows: readonly Transaction[]) =>
  rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

const refundedCents = (rows: readonly Transaction[]) =>
  rows.reduce((sum, { refundedAmount = 0 }) => sum + toCents(refundedAmount), 0);

for (const [kind, database] of kinds) {
  const sandbox = await sandboxOf(database);
  await fillHistory(database);
  const admin = await sandbox.api('tiendaluna');
  const page = async (content: Filters, currentPage: number, pageSize: number) =>
    dataOf(await admin.transactions.history({ ...content, pageProperties: { currentPage, pageSize } }));

  async function everything(): Promise<Transaction[]> {
    const pages = [];
    for (let number = 1; number <= ROWS / 100; number++) pages.push((await page({}, number, 100)).data);
    return pages.flat();
  }

  test(`${kind}: with any filters, page, count and sum equal those of a simple scan of all rows`, async () => {
    const all = await everything();
    assert.is(new Set(all.map(({ id }) => id)).size, ROWS);
    let some = 0;
    const look = async (content: Filters, size: number, at: number) => {
      fc.pre(
        !content.startDate ||
          !content.endDate ||
          Date.parse(content.startDate) <= Date.parse(content.endDate),
      );
      fc.pre((content.initialAmount ?? 0) <= (content.finalAmount ?? Number.POSITIVE_INFINITY));
      fc.pre(content.businessBranchId !== 'br_zona10' || content.businessUserId === undefined);
      const expected = all.filter((one) => matches(one, content));
      if (content.sort === 'asc') expected.reverse();
      if (expected.length > 0 && expected.length < ROWS) some++;
      const number = 1 + Math.floor((at * expected.length) / size);
      const { data, summary } = await page(content, number, size);
      const received = expected.filter(({ status }) => status === 'completed' || status === 'refunded');
      const { count, totalAmount, receivedAmount, refundedAmount, netAmount } = summary;
      assert.equal(
        [count, ...[totalAmount, receivedAmount, refundedAmount].map(toCents)],
        [expected.length, ...[expected, received].map(centsOf), refundedCents(expected)],
      );
      assert.is(toCents(netAmount), centsOf(received) - refundedCents(expected));
      assert.equal(
        data.map(({ id }) => id),
        expected.slice((number - 1) * size, number * size).map(({ id }) => id),
      );
    };
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        look,
      ),
      { numRuns: RUNS },
    );
    assert.ok(some > RUNS / 5, `${some} of ${RUNS} looked at a part of the rows`);
  });

  test(`${kind}: merging the totals changes neither count nor sum`, async () => {
    const totals = () =>
      database.query(
        `select month, branch_id, cashier_id, origin, status, amount_class, sum(count) as count, sum(amount) as amount
         from transaction_totals group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 order by 1, 2, 3, 4, 5, 6`,
      );
    const count = () => countRows(database, 'transaction_totals');
    await database.query(`update transactions set status = 'expired' where status = 'canceled'`);
    await database.query(`delete from transactions where origin = 'request' and status = 'expired'`);
    const [before, rows] = [await totals(), await count()];
    await compactTotals(database);
    assert.is(await count(), rows);
    await Promise.all([1, 2, 3].map(() => compactTotals(database, 1)));
    assert.equal(await totals(), before);
    assert.is(await count(), before.length);
    assert.ok(before.length < rows);
  });
}

test('the amount classes are the same in the database and in the code', async () => {
  for (const [index, bound] of AMOUNT_CLASS_BOUNDS.entries()) {
    const rows = await kinds[0]?.[1].query(
      'select amount_class($1::numeric) as below, amount_class($2::numeric) as at',
      [((bound - 1) / 100).toFixed(2), (bound / 100).toFixed(2)],
    );
    assert.equal(rows, [{ below: index, at: index + 1 }]);
  }
});
