import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { ApiError } from '../../sandbox/rules/api-error.ts';
import { advanceClock, readClock } from '../../sandbox/rules/clock.ts';
import { acceptRequest, pay, rejectRequest } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { accountedCents, assertLedgerHolds } from '../support/ledger-checks.ts';
import { runs } from '../support/property-runs.ts';
import { readXlsx } from '../support/read-xlsx.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';

const PER_ROUND = 10;
const PER_RUN = 500;
const RUNS = runs(20);
const ACTIONS = RUNS * PER_RUN;

const postgres = await sharedPostgres();
const database = await openDatabase({
  databaseUrl: await postgres.createDatabase('fixture'),
  poolSize: PER_ROUND,
});
const sandbox = await openSandbox(database);
test.after(async () => {
  await sandbox.close();
  await postgres.stop();
});

const admin = (await sandbox.api('tiendaluna')).transactions;
const closings = (await sandbox.api('tiendaluna')).closings;
const CASHIERS = ['us_caja1', 'us_caja2', 'us_caja3', 'us_zona101'] as const;
const BRANCH: Record<string, string> = { us_zona101: 'br_zona10' };
const PAYERS = { au_maria: 'maria.lopez', au_jose: 'jose.perez' } as const;

const action = fc.record({
  kind: fc.constantFrom(
    ...([
      'send',
      'send',
      'send',
      'accept',
      'accept',
      'reject',
      'cancel',
      'pay',
      'pay',
      'wait',
      'assign',
    ] as const),
    ...(['turn down', 'refund', 'refund', 'close', 'time goes by'] as const),
  ),
  cashier: fc.constantFrom(...CASHIERS),
  payer: fc.constantFrom('au_maria' as const, 'au_jose' as const),
  cents: fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(1, 10, 29, 99_999_999)),
  pick: fc.nat(1_000),
});
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

interface Known {
  id: string;
  cents: number;
  payer: keyof typeof PAYERS;
  paymentRequestId: string | null;
}

/** The expected state: every transaction, and the received minus the refunded amounts. */
const story = { requests: [] as Known[], payments: [] as Known[], receivedCents: 0, actions: 0, done: 0 };

/** Returns if it succeeded; 409 and 422 are expected, other failures are not. */
async function done(work: Promise<unknown>): Promise<boolean> {
  const failure = await work.then(
    (result) => (result as { failure?: { status?: number } } | undefined)?.failure,
    (cause: unknown) => {
      if (cause instanceof ApiError) return cause;
      throw cause;
    },
  );
  if (!failure) story.done++;
  else assert.ok(failure.status !== undefined && failure.status < 500);
  return !failure;
}

async function perform({ kind, cashier, payer, cents, pick }: Action): Promise<void> {
  story.actions++;
  const now = await readClock(database);
  const request = story.requests.at(-1 - (pick % 30));
  const payment = story.payments.at(-1 - (pick % 30));
  const received = [...story.requests, ...story.payments][pick % (1 + story.requests.length)];
  switch (kind) {
    case 'send': {
      const chosen = { businessUserId: cashier, businessBranchId: BRANCH[cashier] ?? 'br_centro' };
      const sent = await admin.sendRequest({
        friUserId: payer,
        amount: cents / 100,
        timerSeconds: 300,
        ...chosen,
      });
      const { id, paymentRequestId } = dataOf(sent).transaction;
      story.requests.push({ id, cents, payer, paymentRequestId });
      return;
    }
    case 'accept':
    case 'reject': {
      if (!request) return;
      const answer = {
        username: PAYERS[request.payer],
        paymentRequestId: request.paymentRequestId ?? '',
        now,
      };
      if (kind === 'reject') return void (await done(rejectRequest(database, answer)));
      if (await done(acceptRequest(database, answer))) story.receivedCents += request.cents;
      return;
    }
    case 'cancel':
      if (request) await done(admin.cancelRequest({ transactionId: request.id }));
      return;
    case 'pay':
    case 'wait': {
      const to =
        kind === 'pay' ? { to: 'cashier' as const, id: cashier } : { to: 'business' as const, id: 'bu_luna' };
      const order = { ...to, username: PAYERS[payer], amount: cents / 100, note: '', now };
      story.payments.push({ id: await pay(database, order), cents, payer, paymentRequestId: null });
      if (kind === 'pay') story.receivedCents += cents;
      return;
    }
    case 'assign':
      if (!payment) return;
      if (await done(admin.assignPayment({ transactionId: payment.id, businessUserId: cashier }))) {
        story.receivedCents += payment.cents;
      }
      return;
    case 'turn down':
      if (payment) await done(admin.rejectPayment({ transactionId: payment.id }));
      return;
    case 'refund':
      if (!received) return;
      if (await done(admin.refund({ transactionId: received.id, reason: 'Devolución' }))) {
        story.receivedCents -= received.cents;
      }
      return;
    case 'close':
      if (pick % 10 === 0) await done(closings.close({ businessUserId: cashier }));
      return;
    case 'time goes by':
      if (pick % 4 === 0) await advanceClock(database, 60);
  }
}

const inCents = (amount: number) => Math.round(amount * 100);

/** History, Excel, ledger and expected state agree, to the cent. */
async function agree(): Promise<void> {
  const filters = { statuses: ['completed' as const] };
  const { summary } = dataOf(
    await admin.history({ ...filters, pageProperties: { currentPage: 1, pageSize: 10 } }),
  );
  assert.is(inCents(summary.totalAmount), story.receivedCents);
  assert.is(await accountedCents(database), story.receivedCents);

  const file = dataOf(await admin.exportHistory(filters));
  const { rows } = readXlsx(new Uint8Array(await file.blob.arrayBuffer()));
  const lastCellInCents = (row: (typeof rows)[number] = []) => inCents(Number(row.at(-1)?.value));
  // Below the rows: their number, Recibido, Reembolsado and Neto.
  const amounts = rows.slice(1, -4).map(lastCellInCents);
  assert.equal([amounts.length, lastCellInCents(rows.at(-1))], [summary.count, story.receivedCents]);
  assert.is(
    amounts.reduce((sum, cents) => sum + cents, 0),
    story.receivedCents,
  );
  const [closed] = await database.query<{ net: string }>(
    `select coalesce(sum(net_amount), 0) * 100 as net from closings where status = 'completed'`,
  );
  const { balanceDetail } = dataOf(await admin.balances());
  assert.is(inCents(balanceDetail.totalOpenBalance) + Number(closed?.net), story.receivedCents);
}

test(`after ${ACTIONS.toLocaleString('en')} random actions, ${PER_ROUND} at once, history, Excel and balance agree to the cent`, async () => {
  const acts = async (actions: readonly Action[]) => {
    for (let first = 0; first < actions.length; first += PER_ROUND) {
      await Promise.all(actions.slice(first, first + PER_ROUND).map(perform));
    }
    await agree();
    await assertLedgerHolds(database);
  };
  const many = fc.array(action, { minLength: PER_RUN, maxLength: PER_RUN, size: 'max' });
  // A run starts with the data of the run before, so a failing run cannot be shrunk.
  await fc.assert(fc.asyncProperty(many, acts), { numRuns: RUNS, endOnFailure: true });
  assert.is(story.actions, ACTIONS);
  assert.ok(story.done > ACTIONS / 10, `${story.done} of the actions were possible`);
});

test.run();
