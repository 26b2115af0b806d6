import { SYSTEM_ACTOR } from '#money/transactions/expire-requests.ts';
import { after } from '#terms/time/clock.ts';
import { saleCents } from './amounts.ts';
import { blankTransaction } from './blank-transaction.ts';
import type { PlannedTransaction } from './planned-transaction.ts';
import type { Occasion } from './planning-options.ts';
import { completePlannedTransaction, resolvePlannedTransaction } from './resolve-planned-transaction.ts';

const TIMERS: readonly (readonly [seconds: number, weight: number])[] = [
  [300, 2],
  [900, 6],
  [3600, 1],
];
const CANCEL_REASONS = [
  'El cliente pagó en efectivo',
  'El cliente pagó con tarjeta',
  'Monto equivocado',
  '',
] as const;

/** A request that the business sent, and that was answered or expired at the moment of the occasion. */
export function requestAt(occasion: Occasion): PlannedTransaction {
  const { random, moment } = occasion;
  const outcome =
    occasion.outcome ??
    random.weighted([
      ['completed', 86],
      ['rejected', 4.5],
      ['canceled', 4.5],
      ['expired', 5],
    ] as const);
  const timer = random.weighted(TIMERS);
  const waited = outcome === 'expired' ? timer : random.integer(15, Math.min(timer - 1, 480));
  const request = newRequest(occasion, after(moment, -waited), timer);

  if (outcome === 'completed')
    completePlannedTransaction(request, { at: moment, actorName: request.payerName, random });
  if (outcome === 'rejected')
    resolvePlannedTransaction(request, { status: 'rejected', at: moment, actorName: request.payerName });
  if (outcome === 'expired')
    resolvePlannedTransaction(request, { status: 'expired', at: moment, actorName: SYSTEM_ACTOR });
  if (outcome === 'canceled') {
    const reason = random.pick(CANCEL_REASONS);
    resolvePlannedTransaction(request, {
      status: 'canceled',
      at: moment,
      actorName: request.businessActor,
      reason,
    });
  }
  return request;
}

/** A request that has just been sent. */
export function newRequest(occasion: Occasion, createdAt: Date, timerSeconds: number): PlannedTransaction {
  const { random, plan, cashier } = occasion;
  const sentByBranch = random.chance(0.08);
  const request = blankTransaction(occasion, {
    origin: 'request',
    cents: saleCents(plan.usualCents, random),
    note: random.chance(0.6) ? random.pick(plan.notes) : '',
    reference: random.chance(0.55) ? `C${random.integer(1_000, 99_999)}` : '',
    createdAt,
  });
  request.branchId = cashier.branchId;
  request.cashierId = cashier.id;
  request.paymentRequestId = `pr_${random.code(16)}`;
  request.expiresAt = after(createdAt, timerSeconds);
  request.createdBy = sentByBranch ? cashier.branchAdmin.id : cashier.id;
  if (sentByBranch) request.businessActor = cashier.branchAdmin.name;
  request.events.push({ status: 'pending', actorName: request.businessActor, reason: '', at: createdAt });
  return request;
}
