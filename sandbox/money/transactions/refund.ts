import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { addMoney, exactAmount, formatMoney } from '#terms/values/money.ts';
import { queueTransactionEvents } from './queue-transaction-events.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { addEvent, addLedgerEntry, conflictOf } from './write-transaction.ts';

/** Amounts as exact decimal text. */
interface Refunded {
  amount: string;
  /** The amount that can still be refunded. */
  remaining: string;
}

interface NewRefund {
  transactionId: string;
  /** Undefined for all that remains. */
  amount?: number | undefined;
  /** The actor's name in the timeline. */
  actorName: string;
  /** The reason shown in the timeline; empty if there is none. */
  reason: string;
  now: Date;
}

interface LockedRow {
  business_id: string;
  branch_id: string | null;
  cashier_id: string | null;
  remaining: string;
}

/**
 * Refunds a received transaction of the caller's scope: what remains, or a part of it. The negative ledger entry is open: if the
 * payment has not been closed yet, the two cancel out; otherwise the entry reduces the open balance.
 * @throws ApiError 404 outside the scope; 400 and 409 as `writeRefund`
 */
export function refundTransaction(
  database: Transactional,
  session: Session,
  scope: Scope,
  refund: Omit<NewRefund, 'actorName'>,
): Promise<Refunded> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, refund.transactionId);
    const refunded = await writeRefund(tx, { ...refund, actorName: session.user.name });
    const isWhole = refunded.amount === transaction.amount;
    const [subject, money] = [payerOf(transaction), moneyOf(transaction)];
    const detail = isWhole ? money : `${formatMoney(refunded.amount)} de ${money}`;
    await recordActivity(tx, session, { action: 'refunded', subject, detail }, refund.now);
    return refunded;
  });
}

/** After one less than this the next refund has to give back what remains, so that a transaction stays readable. */
const MOST_REFUNDS = 100;

/**
 * The only way to refund: what was given back, its event in the timeline, its ledger entry and its webhooks, all in the given
 * transaction. The row is locked before what remains is read, so two refunds of more than that never both succeed. The
 * transaction stays received until nothing remains.
 * @throws ApiError 400 for an amount that is none; 409 if it is not received, or if less remains
 */
export async function writeRefund(tx: Queryable, refund: NewRefund): Promise<Refunded> {
  const { transactionId, actorName, now } = refund;
  const asked = refund.amount === undefined ? undefined : exactAmount(refund.amount);
  const reason = refund.reason.trim();
  const [row] = await tx.query<LockedRow>(
    `select business_id, branch_id, cashier_id, amount - refunded_amount as remaining
     from transactions where id = $1 and status = 'completed' for no key update`,
    [transactionId],
  );
  if (!row) throw await conflictOf(tx, { transactionId, from: 'completed', now });
  const amount = asked ?? row.remaining;
  const remaining = addMoney(row.remaining, `-${amount}`);
  if (remaining.startsWith('-')) throw moreThanRemains(row.remaining);
  const status = remaining === '0.00' ? 'refunded' : 'completed';
  const number = await nextNumber(tx, transactionId);
  if (number >= MOST_REFUNDS && status === 'completed') throw tooManyRefunds(number - 1, row.remaining);
  await tx.query(
    status === 'refunded'
      ? `update transactions set status = 'refunded', status_reason = $3, resolved_at = $4, refunded_amount = refunded_amount + $2
         where id = $1`
      : `update transactions set refunded_amount = refunded_amount + $2, refunded_at = $3 where id = $1`,
    status === 'refunded' ? [transactionId, amount, reason, now] : [transactionId, amount, now],
  );
  await addEvent(tx, { transactionId, status: 'refunded', actorName, reason, now });
  await addLedgerEntry(tx, row, { transactionId, kind: 'refund', number, amount: `-${amount}`, now });
  const event = status === 'refunded' ? 'transaction.refunded' : 'transaction.partly-refunded';
  await queueTransactionEvents(tx, event, [transactionId], now);
  return { amount, remaining };
}

/** Read in a statement of its own, because one that had to wait for the row does not see what was added meanwhile. */
async function nextNumber(tx: Queryable, transactionId: string): Promise<number> {
  const [row] = await tx.query<{ refunds: number }>(
    `select count(*)::int as refunds from ledger_entries where transaction_id = $1 and kind = 'refund'`,
    [transactionId],
  );
  return (row?.refunds ?? 0) + 1;
}

function moreThanRemains(remaining: string): Error {
  const message = `Quedan ${formatMoney(remaining)} por reembolsar`;
  return conflict('more-than-remains', 'Reembolso', message, [{ field: 'amount', message }]);
}

function tooManyRefunds(refunds: number, remaining: string): Error {
  const message = `Ya tiene ${refunds} reembolsos: el siguiente devuelve los ${formatMoney(remaining)} que quedan`;
  return conflict('too-many-refunds', 'Reembolso', message, [{ field: 'amount', message }]);
}
