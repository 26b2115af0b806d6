import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { createRandom } from '#sandbox/operation/seed/plan/random.ts';
import type { WebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, sandboxOf, test } from '../support/suite.ts';
import { keepBooks } from './support/accountant-books.ts';
import { compareStatement, textOf } from './support/accountant-comparison.ts';
import { addDays, type Days } from './support/accountant-sums.ts';
import { liveAYear } from './support/accountant-year.ts';

/** `ACCOUNTANT_SEED=7` repeats a particular year. */
const SEED = Number(process.env.ACCOUNTANT_SEED ?? 32);
const BRANCHES = [undefined, 'br_centro', 'br_zona10'];

/** A receiver that responds to every tenth webhook with an error, so that it gets it twice. */
function createReceiver(): { bodies: string[]; sender: WebhookSender } {
  const bodies: string[] = [];
  const send: WebhookSender['send'] = async (_url, { body }) => {
    const delivered = bodies.push(String(body)) % 10 > 0;
    const responseStatus = delivered ? 200 : 503;
    return { delivered, responseStatus, responseBody: '', durationMilliseconds: 0, error: null };
  };
  return { bodies, sender: { isPrivate: () => false, send } };
}

async function openYear(timeZone: string) {
  const database = await openDatabase({ databaseUrl: await createDatabase('fixture') });
  const { bodies, sender } = createReceiver();
  const sandbox = await sandboxOf(database, sender);
  await insertFundSource(database);
  await database.script(`update users set notification_method = 'webhook-v2', webhook_url = 'https://contabilidad.example/avisos',
      webhook_secret = 'whsec_contabilidad' where id in ('us_centro', 'us_zona10')`);
  const acts = await liveAYear(sandbox, sender, timeZone, SEED);
  const admin = await sandbox.api('tiendaluna');
  const books = keepBooks({
    historyCsv: await textOf(admin.transactions.exportHistory({ format: 'csv' })),
    closingsCsv: await textOf(admin.closings.exportHistory({ format: 'csv' })),
    webhooks: bodies,
    timeZone,
  });
  const requests = await database.query<{ status: string; count: number; refunded: number }>(
    `select q.status, count(*) as count, count(l.number) as refunded from refund_requests q
       left join ledger_entries l on l.transaction_id = q.transaction_id and l.kind = 'refund' and l.number = q.refund_number
         and -l.amount = q.amount
     group by q.status`,
  );
  return { acts, admin, books, requests: new Map(requests.map((one) => [one.status, one])) };
}
/** Every month, for the business and each of its branches, and ranges of up to two months. */
function periods(): Days[] {
  const random = createRandom(SEED);
  const found: Days[] = [];
  for (let month = 0; month < 12; month++) {
    const first = new Date(Date.UTC(2027, month)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(2027, month + 1, 0)).toISOString().slice(0, 10);
    found.push(...BRANCHES.map((branch) => ({ first, last, branch })));
    const start = addDays('2027-01-01', random.integer(0, 300));
    found.push({
      first: start,
      last: addDays(start, random.integer(0, 60)),
      branch: BRANCHES[random.integer(0, 2)],
    });
  }
  return found;
}

for (const timeZone of ['America/Guatemala', 'America/Santiago'])
  test(`a year of CSV files and webhooks agrees to the cent in ${timeZone} (ACCOUNTANT_SEED=${SEED})`, async () => {
    const { acts, admin, books, requests } = await openYear(timeZone);
    const told = JSON.stringify(acts);
    assert.ok(
      acts.payments > 500 && acts.refunds > 60 && acts.parts > 20 && acts.closings > 200 && acts.failed > 30,
      told,
    );
    assert.ok(acts.retried > 10 && books.deposits.filter(({ returnedDay }) => returnedDay).length > 10, told);
    const { within, limited, approved, rejected, late } = acts.requests;
    assert.ok(within > 30 && limited > 40 && approved > 20 && rejected > 5 && late > 5, told);
    // Each approval gave back once what was asked for, and whatever ended otherwise gave back nothing.
    const counts = (status: string) => [
      requests.get(status)?.count ?? 0,
      requests.get(status)?.refunded ?? 0,
    ];
    assert.equal(counts('approved'), [approved, approved], told);
    assert.equal(counts('rejected'), [rejected, 0]);
    assert.equal(counts('pending'), [0, 0]);
    assert.equal(books.differences, []);
    for (const days of periods()) await compareStatement(admin, books, days);
  });
