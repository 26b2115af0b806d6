import { sendMail } from '#sandbox/access/outboxes/mail-outbox.ts';
import { ending, preparing } from '#sandbox/http/server/not-ready.ts';
import { runHousekeeping, runHousekeepingInTurn } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import { assert, closed, failureOf, sandboxOf, test } from '../support/suite.ts';

const at = (path: string) => new Request(`http://sandbox${path}`);

test('while the data are being prepared the server is alive but not ready, calls get a Retry-After, and pages reload', async () => {
  assert.is((await preparing(at('/healthz'))).status, 200);
  assert.is((await preparing(at('/readyz'))).status, 503);
  const call = await preparing(at('/api/sign-up/v2/banks'));
  assert.is(call.status, 503);
  assert.is(call.headers.get('Retry-After'), '5');
  assert.is(((await call.json()) as { info: { title: string } }).info.title, 'Servicio');
  const page = await preparing(at('/'));
  assert.equal([page.status, page.headers.get('Refresh')], [503, '2']);
  assert.match(await page.text(), 'preparando los datos');
});

test('before shutting down, the server still serves but reports that it is not ready', async () => {
  const sandbox = await sandboxOf();
  assert.is((await sandbox.handle(at('/readyz'))).status, 200);
  const site = ending(sandbox.handle);
  assert.is((await site(at('/readyz'))).status, 503);
  assert.is((await site(at('/healthz'))).status, 200);
});

const database = closed(await openFixtureDatabase());

// Longer than any test, so that no turn becomes due by itself.
const SECONDS = 3600;
const turns = async () => {
  const all = await Promise.all([1, 2, 3].map(() => runHousekeepingInTurn(database, SECONDS)));
  return all.filter(Boolean).length;
};
const setDue = (moment: string) => database.query(`update world set housekeeping_due_at = ${moment}`);

test('one of three processes does the housekeeping of each interval, even after the clock was set back', async () => {
  assert.is(await turns(), 1);
  assert.is(await turns(), 0);
  await setDue(`now() - interval '1 second'`);
  assert.is(await turns(), 1);
  await setDue(`now() + interval '1 day'`);
  assert.is(await turns(), 1);
});

test('a turn is due slightly before its interval is over, because timers are not exact', async () => {
  await setDue(`now() - interval '1 second'`);
  assert.is(await turns(), 1);
  const [row] = await database.query<{ seconds: number }>(
    'select extract(epoch from housekeeping_due_at - now())::float8 as seconds from world',
  );
  const part = (row?.seconds ?? 0) / SECONDS;
  assert.ok(part > 0.8 && part < 0.95, `it is due after ${part} of the interval`);
});

test('what ends comes before what counts it: closings are finished before their deposits, and both before the mails', async () => {
  const steps: string[] = [];
  const refusing = {
    ...database,
    query: (sql: string, values?: unknown[]) =>
      sql.includes('clock_offset_seconds') ? database.query(sql, values) : Promise.reject(new Error('No')),
    transaction: () => Promise.reject(new Error('No')),
  } as typeof database;
  await runHousekeeping(refusing, { onFailedStep: (step) => steps.push(step) });
  const order = [
    'expireRequests',
    'runAutomaticClosings',
    'finishProcessing',
    'runDeposits',
    'sendSummaryEmails',
  ];
  assert.equal(
    steps.filter((step) => order.includes(step)),
    order,
  );
});

const DAY = 24 * 3600;
/** Tables with what is deleted once it is over: its columns, their values for a key and a moment, and for how many seconds it counts from then. */
const DELETED: [table: string, columns: string, values: string, seconds?: number][] = [
  ['sessions', 'token_hash, id, user_id, created_at, last_seen_at, expires_at', '$1, $1, $1, $2, $2, $2'],
  ['sign_in_challenges', 'token_hash, user_id, expires_at', '$1, $1, $2'],
  ['second_factors', 'user_id, next_secret, next_expires_at', `$1, '', $2`],
  ['email_changes', 'user_id, email_address, code_hash, expires_at', `$1, '', '', $2`],
  ['recovery_codes', 'username, code_hash, expires_at', `$1, '', $2`],
  ['used_captchas', 'token_hash, expires_at', '$1, $2'],
  ['rate_limits', 'key, name, count, ends_at', `$1, '', 1, $2`],
  ['sign_in_failures', 'username, failures, updated_at', '$1, 1, $2', DAY],
  ['idempotency_keys', 'key, user_id, operation, body_hash, created_at', `$1, $1, '', '', $2`, DAY],
  ['outbox', 'to_address, subject, body, created_at', `$1, '', '', $2`, 90 * DAY],
  [
    'webhook_deliveries',
    'id, owner_id, business_id, event, method, url, data, status, created_at',
    `$1, $1, 'bu_luna', 'test', 'webhook', '', '{}', 'delivered', $2`,
    90 * DAY,
  ],
];

test('what is over is deleted, and what still counts a minute longer is kept', async () => {
  for (const [table, columns, values, seconds = 0] of DELETED)
    for (const [key, left] of [
      ['us_caja1', -1],
      ['us_caja2', 60],
    ] as const)
      await database.query(`insert into ${table} (${columns}) values (${values})`, [
        key,
        new Date(Date.now() + (left - seconds) * 1000),
      ]);
  await setDue(`now() - interval '1 second'`);
  await runHousekeepingInTurn(database, SECONDS);
  for (const [table, columns] of DELETED) {
    const rows = await database.query<{ key: string }>(
      `select ${columns.split(',')[0]} as key from ${table}`,
    );
    assert.equal([table, ...rows.map(({ key }) => key)], [table, 'us_caja2']);
  }
});

test('a step that fails is reported, and the others still run', async () => {
  await database.query('alter table transaction_totals rename to broken_totals');
  const failures: string[] = [];
  try {
    const old = new Date(Date.now() - 91 * 86_400_000);
    await sendMail(database, { to: 'ana@luna.gt', subject: 'old', body: '' }, old);
    await runHousekeeping(database, {
      onFailedStep: (step, cause) => failures.push(`${step}: ${(cause as Error).message}`),
    });
  } finally {
    await database.query('alter table broken_totals rename to transaction_totals');
  }
  assert.equal(failures, ['compactTotals: relation "transaction_totals" does not exist']);
  assert.equal(await database.query(`select 1 from outbox where subject = 'old'`), []);
});

test('while the database takes no changes the process is not ready, and calls that change something get a 503', async () => {
  const { database, api, handle } = await sandboxOf();
  const { transactions } = await api('tiendaluna-centro-caja1');
  await database.query('set default_transaction_read_only = on');
  const sent = await transactions.sendRequest({ friUserId: 'au_maria', amount: 5 });
  assert.is(failureOf(sent).status, 503);
  assert.is((await handle(at('/readyz'))).status, 503);
  assert.is((await handle(at('/healthz'))).status, 200);
  await database.query('set default_transaction_read_only = off');
  assert.is((await handle(at('/readyz'))).status, 200);
});

test('when the database has no disk space or memory, a call gets a 503 with Retry-After, not a 500', async () => {
  const { database, api } = await sandboxOf();
  // The errors of a full disk, in a statement and at the end of a transaction.
  await database.script(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create constraint trigger full_disk after insert on transactions deferrable initially deferred
      for each row execute function full_disk();
    create trigger full_outbox before insert on outbox for each row execute function full_disk();`);
  const { transactions, cashiers } = await api('tiendaluna');
  for (const result of [
    await transactions.sendRequest({ friUserId: 'au_maria', amount: 5, businessUserId: 'us_caja1' }),
    await cashiers.resetPassword({ userId: 'us_caja2' }),
  ]) {
    const failure = failureOf(result);
    assert.equal([failure.status, failure.code, failure.retryAfterSeconds], [503, 'unavailable', 5]);
  }
});

test('webhooks that are not delivered yet are kept however old they are', async () => {
  const old = new Date(Date.now() - 100 * 86_400_000);
  for (const status of ['pending', 'failed'])
    await database.query(
      `insert into webhook_deliveries (id, owner_id, business_id, event, method, url, data, status, created_at, next_attempt_at)
       values ($1, 'us_caja1', 'bu_luna', 'test', 'webhook', '', '{}', $1, $2::timestamptz, case when $1 = 'pending' then $2::timestamptz end)`,
      [status, old],
    );
  await runHousekeeping(database);
  const left = await database.query('select status from webhook_deliveries where created_at = $1', [old]);
  assert.equal(left, [{ status: 'pending' }]);
});

test('a step that fails in the turn of a process is reported by that process', async () => {
  await database.query('alter table transaction_totals rename to broken_totals');
  const failed: string[] = [];
  await setDue(`now() - interval '1 second'`);
  await runHousekeepingInTurn(database, SECONDS, { onFailedStep: (step) => failed.push(step) }).finally(() =>
    database.query('alter table broken_totals rename to transaction_totals'),
  );
  assert.equal(failed, ['compactTotals']);
});
