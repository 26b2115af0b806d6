import type { Database } from '#sandbox/ground/db/database.ts';
import { migrate } from '#sandbox/ground/db/migrate.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { openPgliteMemory } from '#sandbox/ground/db/pglite.ts';
import { seedIfEmpty } from '#sandbox/operation/seed/seed.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, closed, test } from '../support/suite.ts';

const NOW = new Date('2026-11-21T04:30:00Z');
const TRANSACTIONS = 9_000;

const kinds: [string, Database][] = [
  ['PostgreSQL', closed(await openDatabase({ databaseUrl: await createDatabase('empty') }))],
  ['PGlite', closed(await openPgliteMemory())],
];

const catalog = (database: Database) =>
  database.query<{ definition: string }>(
    `select pg_get_indexdef(oid) as definition from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('i', 'I') and not relispartition
     union all select c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) from pg_constraint c
       left join pg_class t on t.oid = c.conrelid
     where c.connamespace = 'public'::regnamespace and t.relispartition is not true order by 1`,
  );

const sumsOf = (table: string, columns: string) =>
  `select ${columns}, sum(count)::int as count, sum(amount) as amount from ${table} group by ${columns}`;
const moneyOf = (place: string): [stored: string, counted: string] => [
  `select business_id, ${place}, hour, sum(received_count)::int, sum(received), sum(refunded_count)::int, sum(refunded)
   from hourly_money_of_${place === 'branch_id' ? 'branches' : 'cashiers'} group by 1, 2, 3`,
  `select l.business_id, l.${place}, clock_hour(l.created_at, b.time_zone), count(*) filter (where kind = 'payment')::int,
     coalesce(sum(amount) filter (where kind = 'payment'), 0), count(*) filter (where kind = 'refund')::int,
     coalesce(-sum(amount) filter (where kind = 'refund'), 0)
   from ledger_entries l join businesses b on b.id = l.business_id group by 1, 2, 3`,
];
/** The stored totals, and the statement that counts the rows again. */
const TOTALS: readonly [what: string, stored: string, counted: string][] = [
  [
    'monthly totals match the rows',
    sumsOf('transaction_totals', 'business_id, month, branch_id, cashier_id, origin, status, amount_class'),
    `select business_id, transaction_month(created_at), branch_id, cashier_id, origin, status, amount_class(amount),
       count(*)::int, sum(amount) from transactions group by 1, 2, 3, 4, 5, 6, 7`,
  ],
  [
    'hourly totals match the rows',
    sumsOf('hourly_totals', 'business_id, hour, branch_id, status'),
    `select business_id, transaction_hour(created_at), branch_id, status, count(*)::int, sum(amount) from transactions
     where status in ('completed', 'refunded') group by 1, 2, 3, 4`,
  ],
  ['the hourly money of branches matches the ledger', ...moneyOf('branch_id')],
  ['the hourly money of cashiers matches the ledger', ...moneyOf('cashier_id')],
];

for (const [kind, database] of kinds) {
  test(`${kind}: a large seed has the requested number of transactions, over more than 120 days`, async () => {
    await migrate(database);
    const before = await catalog(database);
    assert.is(await seedIfEmpty(database, { now: NOW, transactions: TRANSACTIONS }), true);
    const [luna] = await database.query<{ count: number; first: Date; latest: Date }>(
      `select count(*) as count, min(created_at) as first, greatest(max(created_at), max(resolved_at)) as latest
       from transactions where business_id = 'bu_tiendaluna'`,
    );
    assert.is(luna?.count, TRANSACTIONS);
    assert.ok(luna && luna.first < new Date('2026-07-01T00:00:00Z') && luna.latest <= NOW);
    assert.equal(await catalog(database), before, 'every index and constraint is back');
  });

  test(`${kind}: the ledger, closings and timelines of a large seed are consistent`, async () => {
    // One closing of the seed is still being processed.
    await database.query(`update closings set status = 'completed' where status = 'processing'`);
    await assertLedgerHolds(database);
    const broken = await database.query(
      `select t.id from transactions t left join transaction_events e on e.transaction_id = t.id
       group by t.id having (array_agg(e.status order by e.id))[1] is distinct from 'pending'
         or (array_agg(e.status order by e.id desc))[1] is distinct from case when t.refunded_amount > 0 then 'refunded' else t.status end
         or min(e.created_at) <> t.created_at or max(e.created_at) <> coalesce(
           (select max(l.created_at) from ledger_entries l where l.transaction_id = t.id and l.kind = 'refund'),
           t.resolved_at, t.created_at)`,
    );
    assert.equal(broken, []);
    const late = await database.query(
      `select l.id from ledger_entries l join closings c on c.id = l.closing_id
       where l.created_at <= c.starts_at and c.starts_at is not null limit 5`,
    );
    assert.equal(late, []);
  });

  for (const [what, stored, counted] of TOTALS)
    test(`${kind}: ${what}`, async () => {
      assert.equal(await database.query(`(${stored}) except (${counted})`), []);
    });
}

test('both databases get the same seed data', async () => {
  const [one, other] = await Promise.all(
    kinds.map(([, database]) =>
      database.query(
        `select md5(string_agg(t::text, '|' order by id)) as text from (select id, cashier_id, app_user_id, status, amount,
           note, reference, receipt_code, extract(epoch from created_at), extract(epoch from resolved_at) from transactions) t`,
      ),
    ),
  );
  assert.equal(one, other);
});
