import { after } from '#terms/time/clock.ts';
import type { PlannedTransaction } from './planned-transaction.ts';
import type { Random } from './random.ts';

const DAYS = 21;
/** One in this many payments that completed immediately becomes a charge. */
const EVERY = 3;
const TIMER_SECONDS = 900;

/**
 * Gives pending requests their codes, and turns some transactions into charges: payments of the last days, one pending request,
 * and one that has expired since yesterday. Sums, closings and the number of transactions do not change.
 */
export function turnIntoCharges(
  transactions: readonly PlannedTransaction[],
  { random, now }: { random: Random; now: Date },
): void {
  const since = after(now, -DAYS * 24 * 3600);
  const late = transactions.filter(({ createdAt }) => createdAt >= since);
  const paid = late.filter(wasPaidAtOnce);
  const refunded = paid.findLast(({ status }) => status === 'refunded');
  for (const [index, payment] of paid.entries())
    if (index % EVERY === 0 || payment === refunded) becomeCharge(payment, random);
  const pending = late.filter(({ origin, status }) => origin === 'request' && status === 'pending');
  for (const request of pending) request.paymentCode = random.code(26);
  const today = after(now, -24 * 3600);
  const expired = late.filter((one) => one.status === 'expired' && one.createdAt >= today).slice(0, 1);
  for (const request of [...pending.slice(2, 3), ...expired]) loseAddressee(request, random);
}

const wasPaidAtOnce = ({ origin, events: [first, second] }: PlannedTransaction): boolean =>
  origin === 'payment' && second?.status === 'completed' && first?.at.getTime() === second.at.getTime();

function becomeCharge(payment: PlannedTransaction, random: Random): void {
  const createdAt = after(payment.createdAt, -random.integer(10, 150));
  payment.origin = 'charge';
  payment.paymentCode = random.code(26);
  payment.createdAt = createdAt;
  payment.createdBy = payment.cashierId;
  payment.expiresAt = after(createdAt, TIMER_SECONDS);
  const [pending] = payment.events;
  if (pending) Object.assign(pending, { at: createdAt, actorName: payment.businessActor });
}

function loseAddressee(request: PlannedTransaction, random: Random): void {
  request.origin = 'charge';
  request.appUserId = null;
  request.paymentRequestId = null;
  request.paymentCode = random.code(26);
}
