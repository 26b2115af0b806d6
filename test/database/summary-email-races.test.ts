import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { sendSummaryEmails } from '../../sandbox/mail/summaries/send-summary-emails.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { receive } from '../support/make-payments.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';

const postgres = await sharedPostgres();
const databaseUrl = await postgres.createDatabase('fixture');
const sandbox = await openSandbox(await openDatabase({ databaseUrl }));
const other = await openDatabase({ databaseUrl });
test.after(async () => {
  await other.close();
  await sandbox.close();
  await postgres.stop();
});
const { database } = sandbox;

const DAY_MS = 86_400_000;

test('when two processes have the same e-mails to send, one sends those of each day, week and month', async () => {
  const { profile } = await sandbox.api('tiendaluna');
  dataOf(await profile.setSummaryEmails({ daily: true, weekly: true, statement: true }));
  await receive(database, 'us_caja1', 80.05);
  const start = Date.now();
  for (let day = 1; day <= 35; day++) {
    const now = new Date(start + day * DAY_MS);
    await Promise.all([database, other, database, other].map((one) => sendSummaryEmails(one, now)));
  }
  const sent = await database.query<{ kind: string; subject: string; count: number }>(
    `select substring(subject from 'día|semana|cuenta') as kind, subject, count(*)::int as count from outbox
     where stop_url is not null group by 2`,
  );
  assert.equal(
    sent.filter(({ count }) => count > 1),
    [],
  );
  const ofKind = (kind: string) => sent.filter((one) => one.kind === kind).length;
  assert.equal([ofKind('día'), ofKind('semana'), ofKind('cuenta') > 0], [1, 5, true]);
});
