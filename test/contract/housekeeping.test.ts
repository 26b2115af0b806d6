import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runHousekeeping, runHousekeepingInTurn } from '../../sandbox/housekeeping.ts';
import { sendMail } from '../../sandbox/rules/mail-outbox.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';

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
