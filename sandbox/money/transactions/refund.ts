import { recordActivity } from '#access/activity/record-activity.ts';
import { proveCaller, type TypedProof } from '#access/second-factor/prove-caller.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { mailEnded } from '#money/refund-mails/mail-requests.ts';
import { aboveLimit, allowanceOf, lockLimits, needsProof } from '#money/refund-policy/refund-limits.ts';
import { conflict, forbidden } from '#terms/errors/api-error.ts';
import { addMoney, exactAmount, formatMoney, isLess } from '#terms/values/money.ts';
import { queueTransactionEvents } from './queue-transaction-events.ts';
import { moneyOf, payerOf, requireTransaction } from './read-transactions.ts';
import { addEvent, addLedgerEntry, conflictOf } from './write-transaction.ts';

/** Amounts as exact decimal text. */
interface Refunded {
  amount: string;
  /** The amount that can still be refunded. */
  remaining: string;
}

interface AskedRefund extends TypedProof {
  transactionId: string;
  /** Undefined for all that remains. */
  amount?: number | undefined;
  /** The reason shown in the timeline; empty if there is none. */
  reason: string;
  now: Date;
}

/** A received payment that is locked. Amounts are exact decimal text. */
interface LockedPayment {
  id: string;
  business_id: string;
  branch_id: string | null;
  cashier_id: string | null;
  amount: string;
  remaining: string;
  /** Amount of the refund: the amount asked for, or what remains. */
  wanted: string;
  received_at: Date;
}

/**
 * Refunds a received transaction of the caller's scope: what remains, or a part of it. The negative ledger entry is open: if the
 * payment has not been closed yet, the two cancel out; otherwise the entry reduces the open balance.
 * @throws ApiError 404 outside the scope; 400 for an amount that is none; 403, 409 and 422 as `refundPayment`
 */
export function refundTransaction(
  database: Transactional,
  session: Session,
  scope: Scope,
  { transactionId, amount, ...asked }: AskedRefund,
): Promise<Refunded> {
  return database.transaction(async (tx) => {
    const transaction = await requireTransaction(tx, scope, transactionId);
    const exact = amount === undefined ? undefined : exactAmount(amount);
    const refunded = await refundPayment(tx, session, { transactionId, amount: exact, ...asked });
    const isWhole = refunded.amount === transaction.amount;
    const [subject, money] = [payerOf(transaction), moneyOf(transaction)];
    const detail = isWhole ? money : `${formatMoney(refunded.amount)} de ${money}`;
    await recordActivity(tx, session, { action: 'refunded', subject, detail }, asked.now);
    return refunded;
  });
}

interface RefundOrder extends Omit<AskedRefund, 'amount'> {
  /** As exact decimal text; undefined for all that remains. */
  amount?: string | undefined;
  /** The request of somebody else that this refund approves. */
  requestId?: string;
}

/**
 * The only way to refund: within the limits of the person, who proves to be who signed in if the amount asks for it. The payment is
 * locked before what remains is read, and the person before the sum of their day is, so two refunds of more than either never both
 * succeed.
 * @throws ApiError 403 if the person's role does not refund; 409 if the payment is not received, if less remains, or if the person's
 * limits do not suffice; 422 without the proof
 */
export async function refundPayment(tx: Queryable, session: Session, order: RefundOrder): Promise<Refunded> {
  const { reason, requestId, now } = order;
  const payment = await lockPayment(tx, order);
  const limits = await lockLimits(tx, session, now);
  if (limits.mode !== 'allowed') throw forbidden();
  const { wanted, remaining, received_at: receivedAt } = payment;
  const allowance = allowanceOf(limits, { remaining, receivedAt, timeZone: session.business.timeZone });
  if (isLess(allowance.amount, wanted)) throw aboveLimit(limits, allowance);
  if (needsProof(limits, wanted)) await proveCaller(tx, session, order, now);
  return writeRefund(tx, payment, { actor: session.user, reason: reason.trim(), requestId, now });
}

/** Locks a payment of which an amount is to be given back. @throws ApiError 409 if it is not received, or if less remains */
export async function lockPayment(
  tx: Queryable,
  { transactionId, amount, now }: Pick<RefundOrder, 'transactionId' | 'amount' | 'now'>,
): Promise<LockedPayment> {
  const [row] = await tx.query<Omit<LockedPayment, 'wanted'>>(
    `select t.id, t.business_id, t.branch_id, t.cashier_id, t.amount, t.amount - t.refunded_amount as remaining,
       l.created_at as received_at
     from transactions t join ledger_entries l on l.transaction_id = t.id and l.kind = 'payment'
     where t.id = $1 and t.status = 'completed' for no key update of t`,
    [transactionId],
  );
  if (!row) throw await conflictOf(tx, { transactionId, from: 'completed', now });
  const wanted = amount ?? row.remaining;
  if (isLess(row.remaining, wanted)) throw moreThanRemains(row.remaining);
  return { ...row, wanted };
}

/** After one less than this the next refund has to give back what remains, so that a transaction stays readable. */
const MOST_REFUNDS = 100;

interface WrittenRefund {
  actor: Pick<Session['user'], 'id' | 'name'>;
  reason: string;
  requestId?: string | undefined;
  now: Date;
}

/**
 * Writes what was given back, its event in the timeline, its ledger entry and its webhooks. The transaction stays received until nothing
 * remains.
 */
export async function writeRefund(
  tx: Queryable,
  payment: LockedPayment,
  refund: WrittenRefund,
): Promise<Refunded> {
  const { actor, reason, now } = refund;
  const { id: transactionId, wanted: amount } = payment;
  const remaining = addMoney(payment.remaining, `-${amount}`);
  const status = remaining === '0.00' ? 'refunded' : 'completed';
  const number = await nextNumber(tx, transactionId);
  if (number >= MOST_REFUNDS && status === 'completed') throw tooManyRefunds(number - 1, payment.remaining);
  await tx.query(
    status === 'refunded'
      ? `update transactions set status = 'refunded', status_reason = $3, resolved_at = $4, refunded_amount = refunded_amount + $2
         where id = $1`
      : `update transactions set refunded_amount = refunded_amount + $2, refunded_at = $3 where id = $1`,
    status === 'refunded' ? [transactionId, amount, reason, now] : [transactionId, amount, now],
  );
  await addEvent(tx, { transactionId, status: 'refunded', actorName: actor.name, reason, now });
  const entry = { transactionId, number, amount: `-${amount}`, actorId: actor.id, now };
  await addLedgerEntry(tx, payment, { ...entry, kind: 'refund' });
  await settleRequests(tx, payment, refund, { remaining, number });
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

/** A refund approves the request that it is made for; another one that asks for more than what remains can no longer be. */
async function settleRequests(
  tx: Queryable,
  { id }: LockedPayment,
  { actor, requestId, now }: WrittenRefund,
  { remaining, number }: { remaining: string; number: number },
): Promise<void> {
  if (requestId !== undefined) {
    await tx.query(
      `update refund_requests set status = 'approved', refund_number = $2, decided_by = $3, decided_at = $4 where id = $1`,
      [requestId, number, actor.id, now],
    );
  }
  const superseded = await tx.query<{ id: string }>(
    `update refund_requests set status = 'superseded', decided_at = $3
     where transaction_id = $1 and status = 'pending' and amount > $2 and expires_at > $3
     returning id`,
    [id, remaining, now],
  );
  const ended = superseded.map((request) => request.id);
  await mailEnded(tx, requestId === undefined ? ended : [requestId, ...ended], now);
}
