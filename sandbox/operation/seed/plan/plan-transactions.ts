import { after } from '#terms/time/clock.ts';
import type { BusinessPlan } from './business-plan.ts';
import { dayStart, dayWeight, momentOf } from './calendar.ts';
import { planPayment } from './plan-payment.ts';
import { pendingTransactions } from './plan-pending.ts';
import { requestAt } from './plan-request.ts';
import { type PlannedCashier, plannedCashiers } from './planned-cashiers.ts';
import type { PlannedTransaction } from './planned-transaction.ts';
import type { Occasion, PlanningOptions } from './planning-options.ts';
import { refundPlannedTransaction } from './refund-planned-transaction.ts';

const REQUEST_SHARE = 0.62;
const REFUND_SHARE = 0.04;
const OPENING_SECONDS = 7 * 3600;
const CLOSING_SECONDS = 21 * 3600;
const TODAY_OTHERS = ['rejected', 'canceled', 'expired'] as const;

/** All transactions of a business: past days, today up to now, and pending ones. */
export function planTransactions(plan: BusinessPlan, options: PlanningOptions): PlannedTransaction[] {
  const cashiers = plannedCashiers(plan, options.now);
  const pending = pendingTransactions(plan, cashiers, options);
  const today = todayTransactions(plan, cashiers, options);
  const moments = pastMoments(options.count - pending.length - today.length, options);
  const past = moments.map((moment) => settledTransaction(plan, cashiers, { ...options, moment }));
  return [...past, ...today, ...pending];
}

function pastMoments(count: number, { now, days, random }: PlanningOptions): Date[] {
  const starts = Array.from({ length: days - 1 }, (_, index) => dayStart(now, days - 1 - index));
  const weights = starts.map((start) => dayWeight(start) * (0.85 + 0.3 * random.next()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let weightSoFar = 0;
  let planned = 0;
  return starts.flatMap((start, index) => {
    weightSoFar += weights[index] ?? 0;
    const ofDay = Math.round((count * weightSoFar) / total) - planned;
    planned += ofDay;
    const moments = Array.from({ length: ofDay }, () => momentOf(start, random));
    return moments.sort((a, b) => a.getTime() - b.getTime());
  });
}

function todayTransactions(
  plan: BusinessPlan,
  cashiers: readonly PlannedCashier[],
  options: PlanningOptions,
): PlannedTransaction[] {
  const { paidToday, random } = options;
  const outcomes = [...Array.from({ length: paidToday }, () => 'completed' as const), ...TODAY_OTHERS];
  const { from, to } = tradingHoursSoFar(options.now);
  const span = to.getTime() - from.getTime();
  return outcomes.map((outcome, index) => {
    const moment = new Date(from.getTime() + Math.floor(span * random.next()));
    const transaction = settledTransaction(plan, cashiers, { ...options, moment, outcome });
    const cashier = cashiers.find(({ id }) => id === transaction.cashierId);
    if (index === 0 && transaction.status === 'completed' && cashier)
      refundPlannedTransaction(transaction, { ...options, at: to, cashier });
    return transaction;
  });
}

/** From opening until now or closing time; during the first hour after opening, since midnight. */
function tradingHoursSoFar(now: Date): { from: Date; to: Date } {
  const midnight = dayStart(now, 0);
  const opening = after(midnight, OPENING_SECONDS);
  const closing = after(midnight, CLOSING_SECONDS);
  const open = now > after(opening, 3600);
  return { from: open ? opening : midnight, to: now < closing ? now : closing };
}

function settledTransaction(
  plan: BusinessPlan,
  cashiers: readonly PlannedCashier[],
  options: PlanningOptions & Pick<Occasion, 'moment' | 'outcome'>,
): PlannedTransaction {
  const { random, moment, now } = options;
  const open = cashiers.filter((cashier) => !cashier.blockedSince || cashier.blockedSince > moment);
  const cashier = random.weighted(open.map((one) => [one, one.weight] as const));
  const occasion: Occasion = { ...options, plan, cashier };
  const byRequest =
    options.outcome === 'canceled' || options.outcome === 'expired' || random.chance(REQUEST_SHARE);
  const transaction = byRequest ? requestAt(occasion) : planPayment(occasion);
  if (transaction.status === 'completed' && options.outcome === undefined && random.chance(REFUND_SHARE)) {
    // Some customers get a refund within the hour, some only after the closing.
    const at = after(moment, random.integer(600, random.chance(0.6) ? 5_400 : 200_000));
    if (at < now) refundPlannedTransaction(transaction, { ...options, at, cashier });
  }
  return transaction;
}
