import type { Result } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { createRandom } from '../../sandbox/seed/random.ts';
import type { WebhookSender } from '../../sandbox/webhooks/webhook-sender.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { keepBooks, sum } from './support/accountant-books.ts';
import { cents, compareStatement, textOf } from './support/accountant-comparison.ts';
import { addDays, type Days } from './support/accountant-sums.ts';
import { liveAYear } from './support/accountant-year.ts';

/** `ACCOUNTANT_SEED=7` repeats a particular year. */
const SEED = Number(process.env.ACCOUNTANT_SEED ?? 32);
const BRANCHES = [undefined, 'br_centro', 'br_zona10'];

const postgres = await sharedPostgres();
test.after(() => postgres.stop());

/** A receiver that responds to every tenth webhook with an error, so that it gets it twice. */
function createReceiver(): { bodies: string[]; sender: WebhookSender } {
  const bodies: string[] = [];
  const send: WebhookSender['send'] = async (_url, { body }) => {
    const delivered = bodies.push(body) % 10 > 0;
    const responseStatus = delivered ? 200 : 503;
    return { delivered, responseStatus, responseBody: '', durationMilliseconds: 0, error: null };
  };
  return { bodies, sender: { isPrivate: () => false, send } };
}

async function openYear(timeZone: string) {
  const database = await openDatabase({ databaseUrl: await postgres.createDatabase('fixture') });
  const { bodies, sender } = createReceiver();
  const sandbox = await openSandbox(database, sender);
  await insertFundSource(database);
  await database.script(`update users set notification_method = 'webhook-v2', webhook_url = 'https://contabilidad.example/avisos',
      webhook_secret = 'whsec_contabilidad' where id in ('us_centro', 'us_zona10')`);
  const acts = await liveAYear(sandbox, sender, timeZone, SEED);
  const admin = await sandbox.api('tiendaluna');
  const readBooks = async () =>
    keepBooks({
      historyCsv: await textOf(admin.transactions.exportHistory({ format: 'csv' })),
      closingsCsv: await textOf(admin.closings.exportHistory({ format: 'csv' })),
      webhooks: bodies,
      timeZone,
    });
  return { acts, admin, database, readBooks, close: () => sandbox.close() };
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

/** The rows of all pages of a list. */
async function allOf<Row>(page: (currentPage: number) => Promise<Result<{ count: number; data: Row[] }>>) {
  const rows: Row[] = [];
  for (let currentPage = 1; ; currentPage++) {
    const { count, data } = dataOf(await page(currentPage));
    rows.push(...data);
    if (rows.length >= count || data.length === 0) return rows;
  }
}

for (const timeZone of ['America/Guatemala', 'America/Santiago']) {
  test(`a year of CSV files and webhooks agrees to the cent in ${timeZone} (ACCOUNTANT_SEED=${SEED})`, async () => {
    const { acts, admin, database, readBooks, close } = await openYear(timeZone);
    try {
      const books = await readBooks();
      const told = JSON.stringify(acts);
      assert.ok(acts.payments > 500 && acts.refunds > 60 && acts.closings > 200 && acts.failed > 30, told);
      assert.ok(
        acts.retried > 10 && books.deposits.filter(({ returnedDay }) => returnedDay).length > 10,
        told,
      );
      assert.equal(books.differences, []);

      const closings = await allOf((currentPage) =>
        admin.closings.history({ statuses: ['completed'], pageProperties: { currentPage, pageSize: 100 } }),
      );
      const byNumber = (rows: [string, number][]) => rows.sort(([one], [other]) => (one < other ? -1 : 1));
      assert.equal(
        byNumber(closings.map(({ formattedNumber, netAmount }) => [formattedNumber, cents(netAmount)])),
        byNumber(books.closings.map(({ number, net }) => [number, net])),
      );
      const deposits = await allOf((currentPage) =>
        admin.closings.listDeposits({
          statuses: ['deposited', 'returned'],
          pageProperties: { currentPage, pageSize: 100 },
        }),
      );
      assert.equal(
        byNumber(
          deposits.map(({ reference, amount, status, closingCount }) => [
            `${reference} ${status} ${closingCount}`,
            cents(amount),
          ]),
        ),
        byNumber(
          books.deposits.map(({ reference, returnedDay, closings: held }) => [
            `${reference} ${returnedDay ? 'returned' : 'deposited'} ${held.size}`,
            sum([...held].map(({ net }) => net)),
          ]),
        ),
      );
      for (const days of periods()) await compareStatement(admin, books, days);

      // A difference of one cent, one hour or one deposit in June would have been found.
      const june = (moment: string) =>
        `business_id = 'bu_luna' and ${moment} between '2027-06-05' and '2027-06-25' order by id limit 1`;
      const completed = `(select id from closings where ${june('completed_at')})`;
      await database.query(`update closings set net_amount = net_amount + 0.01 where id = ${completed}`);
      assert.match((await readBooks()).differences.join(), /^net of CI-\d+: -?\d+ and -?\d+$/);
      await database.query(`update closings set net_amount = net_amount - 0.01 where id = ${completed}`);
      await database.query(
        `update closings set completed_at = completed_at + interval '1 hour' where id = ${completed}`,
      );
      assert.match((await readBooks()).differences.join(), /^hour of CI-\d+: /);
      await database.query(
        `update deposits set made_at = made_at + interval '1 day' where id = (
           select id from deposits where ${june('made_at')})`,
      );
      const days = { first: '2027-06-01', last: '2027-06-30' };
      const difference = await compareStatement(admin, books, days).catch((cause: unknown) => cause);
      assert.ok(difference instanceof assert.Assertion, String(difference));
    } finally {
      await close();
    }
  });
}
