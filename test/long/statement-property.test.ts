import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { statementJson } from '../../sandbox/routes/statement-json.ts';
import { runDeposits } from '../../sandbox/rules/deposits/run-deposits.ts';
import type { Session } from '../../sandbox/rules/sessions.ts';
import { readStatement } from '../../sandbox/rules/statement/read-statement.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { runs } from '../support/property-runs.ts';
import { fillLedger, LEDGER_END, LEDGER_START } from '../support/random-ledger.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';

const RUNS = runs(60);
const DAY_MS = 86_400_000;
/** Whole hours west of UTC; summer time that begins at midnight; half an hour beside UTC. */
const ZONES = ['America/Guatemala', 'America/Santiago', 'Asia/Kolkata'];

const postgres = await sharedPostgres();
const database = await openDatabase({ databaseUrl: await postgres.createDatabase('fixture') });
const sandbox = await openSandbox(database);
test.after(async () => {
  await sandbox.close();
  await postgres.stop();
});
const admin = await sandbox.api('tiendaluna');
const rows = await fillLedger(database, 1_500, 9);

/** Closings of a branch at random moments, each of what was open then; some were completed days later. */
async function closeAtRandom(branchId: string, seed: number): Promise<void> {
  const [moments = []] = fc.sample(
    fc.array(
      fc.record({
        at: fc.integer({ min: LEDGER_START, max: LEDGER_END }),
        late: fc.option(fc.integer({ min: 1, max: 5 * DAY_MS }), { freq: 3 }),
      }),
      { minLength: 150, maxLength: 150, size: 'max' },
    ),
    { numRuns: 1, seed },
  );
  // A retried closing takes what nobody took before it was completed.
  const inOrder = moments
    .map(({ at, late }) => ({ at: new Date(at), completed: new Date(at + (late ?? 0)) }))
    .sort((one, other) => one.completed.getTime() - other.completed.getTime());
  for (const [index, { at, completed }] of inOrder.entries()) {
    const number = 1 + index + (branchId === 'br_centro' ? 0 : 1_000);
    const id = `cl_${branchId}_${index}`;
    await database.query(
      `insert into closings (id, business_id, branch_id, number, status, created_at, ends_at, completed_at)
       values ($1, 'bu_luna', $2, $3, 'completed', $4, $4, $5)`,
      [id, branchId, number, at, completed],
    );
    await database.query(
      `with taken as (update ledger_entries set closing_id = $1 where branch_id = $2 and closing_id is null and created_at <= $3
         returning amount, created_at)
       update closings set net_amount = coalesce((select sum(amount) from taken), 0), ${index % 2 === 0 ? 'oldest_at = (select min(created_at) from taken),' : ''}
         payment_count = 0 where id = $1`,
      [id, branchId, at],
    );
  }
}
await closeAtRandom('br_centro', 1);
await closeAtRandom('br_zona10', 2);

/** Deposits of all of them on the days on which they leave; the bank returns every third, some of them twice. */
async function depositAll(): Promise<void> {
  await database.query(
    `insert into fund_sources (id, business_id, bank_id, account_type, account_number, account_holder, created_at)
     values ('fs_luna', 'bu_luna', 'bk_ceiba', 'monetary', '302550817441', 'Tienda Luna', now())`,
  );
  const now = new Date(LEDGER_END + 100 * DAY_MS);
  await runDeposits(database, now);
  for (const round of [1, 2]) {
    await database.query(
      `update deposits d set returned_at = made_at + interval '15 hours', return_reason = 'Cuenta cerrada', retry_on = scheduled_on + 1 + n % 40
       from (select id, (row_number() over (order by made_at, id))::int as n from deposits where made_at is not null) as o
       where o.id = d.id and o.n % 3 = 0 and d.returned_at is null and (${round} = 1 or d.replaces is not null)`,
    );
    await runDeposits(database, now);
  }
}
await depositAll();
const [returned] = await database.query<{ count: number }>(
  'select count(*)::int as count from deposits where returned_at is not null',
);
assert.ok((returned?.count ?? 0) > 15, `${returned?.count} returned`);

const asked = fc.record({
  day: fc.integer({ min: LEDGER_START / DAY_MS, max: LEDGER_END / DAY_MS }),
  length: fc.integer({ min: 1, max: 92 }),
  branch: fc.constantFrom(undefined, 'br_centro', 'br_zona10'),
});

const cents = (amount: number) => Math.round(amount * 100);
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

for (const timeZone of ZONES) {
  test(`any days in ${timeZone} balance, and add up to the history and the closings`, async () => {
    await database.query(`update businesses set time_zone = $1 where id = 'bu_luna'`, [timeZone]);
    const session = {
      business: { id: 'bu_luna', timeZone },
      user: { id: 'us_luna', type: 'admin', branchId: null },
      childIds: [],
    } as unknown as Session;
    const read = async (first: number, length: number, branch: string | undefined) => {
      const content = {
        startDay: dayText(first),
        endDay: dayText(first + length - 1),
        ...(branch && { businessBranchId: branch }),
      };
      const now = new Date(LEDGER_END + 200 * DAY_MS);
      return statementJson(await readStatement(database, session, content, now), session.business);
    };
    await fc.assert(
      fc.asyncProperty(asked, async ({ day, length, branch }) => {
        const found = await read(day, length, branch);
        assert.ok(found.check.isBalanced, JSON.stringify(found.check));
        const {
          openingBalance,
          total,
          closings,
          deposits,
          closingBalance,
          closedAfter,
          receivedBefore,
          period,
        } = found;
        assert.is(
          cents(openingBalance) + cents(total.netAmount) - cents(deposits?.netAmount ?? 0),
          cents(closingBalance),
        );
        assert.is(
          cents(total.netAmount) + cents(receivedBefore.amount) - cents(closedAfter.amount),
          cents(closings.netAmount),
        );
        assert.is(
          cents(found.undeposited?.amount ?? 0) +
            cents(found.closedLater.amount) +
            cents(found.notClosed.amount),
          cents(closingBalance),
        );
        assert.is(found.days.length, length);

        const inBranch = branch ? { businessBranchId: branch } : {};
        const { startDate, endDate } = period;
        const list = { ...inBranch, startDate, endDate, pageProperties: { currentPage: 1, pageSize: 100 } };
        const moved = dataOf(await admin.transactions.history({ ...list, dateOf: 'movement' })).summary;
        assert.is(cents(moved.netAmount), cents(total.netAmount));
        assert.is(cents(moved.receivedAmount), cents(total.receivedAmount));
        const listed = dataOf(await admin.closings.history({ ...list, dateOf: 'completion' }));
        assert.is(listed.count, closings.count);
        if (listed.count <= 100)
          assert.is(
            listed.data.reduce((sum, { netAmount }) => sum + cents(netAmount), 0),
            cents(closings.netAmount),
          );

        // Payments open at the end, by a scan of every payment.
        const end = Date.parse(endDate);
        const received = rows.reduce((sum, row) => {
          if (branch && row.branchId !== branch) return sum;
          const back = row.refundedAt !== null && row.refundedAt <= end ? row.cents : 0;
          return sum + (row.receivedAt <= end ? row.cents : 0) - back;
        }, 0);
        const [deposited] = await database.query<{ net: number }>(
          `select coalesce(sum(c.net_amount * case when d.returned_at <= $1 then 0 else 1 end) * 100, 0)::float8 as net
           from deposits d join deposit_closings held on held.deposit_id = d.id join closings c on c.id = held.closing_id
           where d.made_at <= $1 and ($2::text is null or c.branch_id = $2)`,
          [endDate, branch ?? null],
        );
        assert.is(cents(closingBalance), received - (deposited?.net ?? 0));
        const next = await read(day + length, 1, branch);
        assert.is(cents(next.openingBalance), cents(closingBalance));
      }),
      { numRuns: RUNS, includeErrorInReport: true },
    );
  });
}

test('a single cent in a payment, a closing or the sums by the hour is found', async () => {
  const session = {
    business: { id: 'bu_luna', timeZone: 'Asia/Kolkata' },
    user: { id: 'us_luna', type: 'admin', branchId: null },
    childIds: [],
  } as unknown as Session;
  const content = { startDay: '2025-06-01', endDay: '2025-06-30' };
  const read = async () =>
    statementJson(await readStatement(database, session, content, new Date(LEDGER_END)), session.business);
  assert.ok((await read()).check.isBalanced);
  for (const [table, column, key] of [
    ['closings', 'net_amount', 'closed_at'],
    ['deposits', 'amount', 'made_at'],
    ['hourly_money_of_branches', 'received', 'hour'],
  ] as const) {
    const change = (sign: '+' | '-') =>
      database.query(
        `update ${table} set ${column} = ${column} ${sign} 0.01 where ctid = (
           select ctid from ${table} where ${key} > '2025-06-10' and business_id = 'bu_luna' order by ${key}, ctid limit 1)`,
      );
    await change('+');
    const { check } = await read();
    assert.is(Math.abs(check.difference), 0.01, table);
    assert.ok((check.day ?? '') >= '2025-06-10' && (check.day ?? '') < '2025-06-30', `${check.day}`);
    await change('-');
  }
});

test.run();
