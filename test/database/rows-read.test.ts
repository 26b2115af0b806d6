import type { BusinessApi, Result } from '@cobros/sdk';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { makeBulkTransactions } from '../support/make-bulk-transactions.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, countRows, dataOf, sandboxOf, test } from '../support/suite.ts';
import { noteStatements, type RowsRead, rowsRead } from './support/rows-read.ts';

const TRANSACTIONS = 4_000;
const PEOPLE = 2_000;
const CASHIERS = 20;

// Two branches with ten cashiers each.
const PLACES = `
  insert into users (id, business_id, branch_id, type, username, name, email_address, password_hash, created_at)
  select 'us_made_' || n, 'bu_luna', case when n % 2 = 0 then 'br_centro' else 'br_zona10' end, 'operator', 'made' || n,
    'Hecha ' || n, 'caja@example.com', '', now() from generate_series(1, ${CASHIERS}) n;
  insert into app_users (id, username, name, lastname, phone_number)
  select 'au_made_' || n, 'persona.' || n, 'Persona', case when n % 50 = 0 then 'Ajanel' else 'Tzoc' end, 20000000 + n
  from generate_series(1, ${PEOPLE}) n`;
/** Inserts, which cannot be run again. */
const RUNS_AGAIN = /^\s*(select|with|update)/;

const { database, statements } = noteStatements(
  await openDatabase({ databaseUrl: await createDatabase('fixture') }),
);
await database.script(PLACES);
await makeBulkTransactions(database, 1, TRANSACTIONS);
const sandbox = await sandboxOf(database);
const api = await sandbox.api('tiendaluna');

/** The rows of each table that the most expensive statement of a call reads. */
async function rowsOf<Data>(
  call: (api: BusinessApi) => Promise<Result<Data>>,
): Promise<Map<string, RowsRead>> {
  statements.length = 0;
  dataOf(await call(api));
  const most = new Map<string, RowsRead>();
  for (const statement of statements.splice(0).filter(({ sql }) => RUNS_AGAIN.test(sql)))
    for (const [table, read] of await rowsRead(database, statement)) {
      if (read.rows >= (most.get(table)?.rows ?? 0)) most.set(table, read);
    }
  return most;
}

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const day = (daysAgo: number) => ago(daysAgo).slice(0, 10);
const lastDays = (days: number) => ({ startDate: ago(days), endDate: ago(0) });

test('finding a person by phone number does not read every person', async () => {
  const read = await rowsOf(({ transactions }) => transactions.verifyUser({ search: '502 20000007' }));
  assert.ok((read.get('app_users')?.rows ?? 0) <= 2, JSON.stringify([...read]));
});

test('finding a part of a name does not read every person', async () => {
  const read = await rowsOf(({ transactions }) =>
    transactions.history({ search: 'ajanel', pageProperties: { currentPage: 1, pageSize: 10 } }),
  );
  assert.ok((read.get('app_users')?.rows ?? 0) < PEOPLE / 10, JSON.stringify([...read]));
});

test('the list of days of a cashier reads only its index', async () => {
  const own = await countRows(database, `transactions where cashier_id = 'us_made_2'`);
  const read = await rowsOf(({ transactions }) =>
    transactions.getDailyTotals({ ...lastDays(90), businessUserId: 'us_made_2' }),
  );
  const { rows = Number.NaN, fromTable = Number.NaN } = read.get('transactions') ?? {};
  assert.ok(rows > 0 && rows <= own, `${rows} of ${own}`);
  assert.is(fromTable, 0);
});

test('the list of days of the whole business reads hourly totals, and rows only for partial hours', async () => {
  const everything = await countRows(
    database,
    `transactions where business_id = 'bu_luna' and created_at > now() - interval '90 days'`,
  );
  for (const wanted of [{}, { byHour: true }, { byPlace: 'branch' as const }]) {
    const read = await rowsOf(({ transactions }) =>
      transactions.getDailyTotals({ ...lastDays(90), ...wanted }),
    );
    const rows = read.get('transactions')?.rows ?? 0;
    assert.ok(rows < everything / 20, `${rows} of ${everything}`);
    assert.ok(read.get('hourly_totals'));
  }
});

test('a summary reads the hourly totals, and the ledger only since the last whole hour', async () => {
  const everything = await countRows(
    database,
    `ledger_entries where business_id = 'bu_luna' and created_at > now() - interval '120 days'`,
  );
  for (const inBranch of [{}, { businessBranchId: 'br_centro' }]) {
    const content = { period: 'range', startDay: day(61), endDay: day(1), ...inBranch } as const;
    const read = await rowsOf(({ transactions }) => transactions.getSummary(content));
    const rows = read.get('ledger_entries')?.rows ?? 0;
    assert.ok(rows < everything / 20, `${rows} of ${everything}`);
    assert.ok(
      read.get('businessBranchId' in inBranch ? 'hourly_money_of_cashiers' : 'hourly_money_of_branches'),
    );
    assert.not(read.get('transactions'));
  }
});

test('a statement reads the hourly totals, and from the ledger only what was open at its beginning or end', async () => {
  const everything = await countRows(database, `ledger_entries where business_id = 'bu_luna'`);
  for (const inBranch of [{}, { businessBranchId: 'br_centro' }])
    for (const start of [40, 400]) {
      const content = { startDay: day(start), endDay: day(start - 30), ...inBranch };
      const read = await rowsOf(({ closings }) => closings.getStatement(content));
      const rows = read.get('ledger_entries')?.rows ?? 0;
      assert.ok(rows < everything / 20, `${rows} of ${everything}`);
      assert.not(read.get('transactions'));
    }
});

test('the hours of a day of payments are read from the index alone', async () => {
  const read = await rowsOf(({ transactions }) =>
    transactions.getDailyTotals({ ...lastDays(2), byHour: true, dateOf: 'resolution' }),
  );
  assert.is(read.get('transactions')?.fromTable, 0, JSON.stringify([...read]));
});

test('the list of days of a payer reads only that person’s payments', async () => {
  const everything = await countRows(
    database,
    `transactions where business_id = 'bu_luna' and created_at > now() - interval '90 days'`,
  );
  const read = await rowsOf(({ transactions }) =>
    transactions.getDailyTotals({ ...lastDays(90), search: 'ajanel' }),
  );
  const rows = read.get('transactions')?.rows ?? 0;
  assert.ok(rows > 0 && rows < everything / 5, `${rows} of ${everything}`);
});

test('the list of days with closings reads only its index', async () => {
  const read = await rowsOf(({ closings }) => closings.getDailyTotals(lastDays(90)));
  assert.is(read.get('closings')?.fromTable, 0, JSON.stringify([...read]));
});

test('a closing reads no other closings than the last one and failed ones', async () => {
  await database.script(`update ledger_entries set closing_id = null
    where id in (select max(id) from ledger_entries where cashier_id = 'us_made_2')`);
  const read = await rowsOf(({ closings }) => closings.close({ businessUserId: 'us_made_2' }));
  assert.ok((read.get('closings')?.rows ?? 0) <= 2, JSON.stringify([...read]));
});
