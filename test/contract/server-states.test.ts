import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runHousekeeping, runHousekeepingInTurn } from '../../sandbox/housekeeping.ts';
import { ending, preparing } from '../../sandbox/not-ready.ts';
import { sendMail } from '../../sandbox/rules/mail-outbox.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { failureOf } from '../support/unwrap-result.ts';

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
  const sandbox = await openSandbox();
  assert.is((await sandbox.handle(at('/readyz'))).status, 200);
  const site = ending(sandbox.handle);
  assert.is((await site(at('/readyz'))).status, 503);
  assert.is((await site(at('/healthz'))).status, 200);
  await sandbox.close();
});

const database = await openFixtureDatabase();
test.after(() => database.close());

const SECONDS = 5;
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

test('an e-mail is deleted after 90 days, together with the code in it', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const days of [91, 89]) {
    await sendMail(database, { to: 'ana@luna.gt', subject: `${days}`, body: '123456' }, daysAgo(days));
  }
  await setDue(`now() - interval '1 second'`);
  await runHousekeepingInTurn(database, SECONDS);
  assert.equal(await database.query('select subject from outbox'), [{ subject: '89' }]);
});

test('a step that fails is reported, and the others still run', async () => {
  await database.query('alter table transaction_totals rename to broken_totals');
  const failures: string[] = [];
  try {
    const old = new Date(Date.now() - 91 * 86_400_000);
    await sendMail(database, { to: 'ana@luna.gt', subject: 'old', body: '' }, old);
    await runHousekeeping(database, (step, cause) => failures.push(`${step}: ${(cause as Error).message}`));
  } finally {
    await database.query('alter table broken_totals rename to transaction_totals');
  }
  assert.equal(failures, ['compactTotals: relation "transaction_totals" does not exist']);
  assert.equal(await database.query(`select 1 from outbox where subject = 'old'`), []);
});

test('when the database has no disk space or memory, a call gets a 503 with Retry-After, not a 500', async () => {
  const sandbox = await openSandbox();
  const { database } = sandbox;
  // The errors of a full disk, in a statement and at the end of a transaction.
  await database.script(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create constraint trigger full_disk after insert on transactions deferrable initially deferred
      for each row execute function full_disk();
    create trigger full_outbox before insert on outbox for each row execute function full_disk();`);
  const { transactions, cashiers } = await sandbox.api('tiendaluna');
  for (const result of [
    await transactions.sendRequest({ friUserId: 'au_maria', amount: 5, businessUserId: 'us_caja1' }),
    await cashiers.resetPassword({ userId: 'us_caja2' }),
  ]) {
    const failure = failureOf(result);
    assert.equal([failure.status, failure.code, failure.retryAfterSeconds], [503, 'unavailable', 5]);
  }
  await sandbox.close();
});
