import type { BusinessPlan } from './business-plan.ts';
import { dayStart, secondsAfter } from './calendar.ts';
import { type PlannedCashier, plannedCashiers } from './planned-cashiers.ts';
import type { PlannedClosing } from './planned-closing.ts';
import type { PlannedEntry, PlannedTransaction } from './planned-transaction.ts';
import type { Random } from './random.ts';

export interface ClosingOptions {
  now: Date;
  random: Random;
  days: number;
  /** Number of closings that the business made before these days: their numbers are taken. */
  closingsBefore: number;
}

/** A moment at which a cashier is closed, by a person or automatically. */
interface Attempt {
  cashier: PlannedCashier;
  at: Date;
  /** Forces the result; otherwise the number decides. */
  ends?: 'processing' | 'error';
}

// Cashiers with manual closing have not been closed for this many days.
const OPEN_DAYS = 3;
const BY_HAND_SHARE = 0.4;
const PROCESSING_SINCE_SECONDS = 25 * 60;

/**
 * Closes the cashiers as the API does: a closing takes every open entry of its cashier. A failed one takes nothing, so its
 * entries go into the next closing, which replaces it. Marks the entries it takes.
 */
export function planClosings(
  plan: BusinessPlan,
  transactions: readonly PlannedTransaction[],
  options: ClosingOptions,
): PlannedClosing[] {
  const open = openEntries(transactions);
  const closings: PlannedClosing[] = [];
  for (const attempt of attempts(plannedCashiers(plan, options.now), options)) {
    const entries = (open.get(attempt.cashier.id) ?? []).filter((entry) => entry.at <= attempt.at);
    const before = closings.filter(({ cashierId }) => cashierId === attempt.cashier.id);
    const closing = closingOf(attempt, entries, options.closingsBefore + closings.length + 1, options.random);
    if (closing.grossCents <= closing.refundedCents) continue;
    closings.push(closing);
    closing.startsAt = before.findLast(({ status }) => status === 'completed')?.createdAt ?? null;
    if (closing.status === 'error') continue;
    for (const failed of before.filter(({ status }) => status === 'error')) replace(failed, closing);
    for (const entry of entries) entry.closingId = closing.id;
    open.set(attempt.cashier.id, (open.get(attempt.cashier.id) ?? []).slice(entries.length));
  }
  return closings;
}

function replace(failed: PlannedClosing, by: PlannedClosing): void {
  failed.status = 'canceled';
  failed.replacedBy = by.id;
}

function openEntries(transactions: readonly PlannedTransaction[]): Map<string, PlannedEntry[]> {
  const byCashier = new Map<string, PlannedEntry[]>();
  for (const entry of transactions.flatMap(({ entries }) => entries)) {
    const ofCashier = byCashier.get(entry.cashierId) ?? [];
    ofCashier.push(entry);
    byCashier.set(entry.cashierId, ofCashier);
  }
  for (const ofCashier of byCashier.values()) ofCashier.sort((a, b) => a.at.getTime() - b.at.getTime());
  return byCashier;
}

/** Ordered by time, which is the order of the numbers. */
function attempts(cashiers: readonly PlannedCashier[], { now, days, random }: ClosingOptions): Attempt[] {
  const all: Attempt[] = cashiers.flatMap((cashier) => {
    const first = cashier.closingHour === null ? OPEN_DAYS : 0;
    const ofCashier = Array.from({ length: days - first }, (_, index) => dayStart(now, index + first));
    return ofCashier
      .filter(() => cashier.closingHour !== null || random.chance(BY_HAND_SHARE))
      .map((day) => secondsAfter(day, secondOfClosing(cashier, random)))
      .map((at) => ({ cashier, at }));
  });
  const last = cashiers.findLast((cashier) => cashier.closingHour === null && !cashier.blockedSince);
  const latest = secondsAfter(now, -PROCESSING_SINCE_SECONDS);
  const made = all.filter(({ at }) => at < latest).sort((a, b) => a.at.getTime() - b.at.getTime());
  const failing = made.findLast((attempt) => attempt.cashier.closingHour !== null);
  if (failing) failing.ends = 'error';
  return [...made, ...(last ? [{ cashier: last, at: latest, ends: 'processing' as const }] : [])];
}

function secondOfClosing(cashier: PlannedCashier, random: Random): number {
  if (cashier.closingHour !== null) return cashier.closingHour * 3600 + random.integer(0, 20);
  return 18 * 3600 + random.integer(0, 2.5 * 3600);
}

function closingOf(
  { cashier, at, ends }: Attempt,
  entries: readonly PlannedEntry[],
  number: number,
  random: Random,
): PlannedClosing {
  const status = ends ?? statusOf(number);
  const automatic = cashier.closingHour !== null;
  return {
    id: `cl_${random.code(16)}`,
    branchId: cashier.branchId,
    cashierId: cashier.id,
    number,
    status,
    errorReason: status === 'error' ? 'El banco rechazó el depósito' : null,
    replacedBy: null,
    origin: automatic ? 'automatic' : 'manual',
    createdBy: automatic ? null : cashier.closedBy,
    paymentCount: entries.filter(({ kind }) => kind === 'payment').length,
    refundCount: entries.filter(({ kind }) => kind === 'refund').length,
    grossCents: sumOf(entries, 'payment'),
    refundedCents: -sumOf(entries, 'refund'),
    startsAt: null,
    createdAt: at,
    completedAt: status === 'completed' ? secondsAfter(at, random.integer(2, 40)) : null,
  };
}

function statusOf(number: number): PlannedClosing['status'] {
  return number % 31 === 9 || number % 43 === 17 ? 'error' : 'completed';
}

function sumOf(entries: readonly PlannedEntry[], kind: PlannedEntry['kind']): number {
  return entries.filter((entry) => entry.kind === kind).reduce((sum, { cents }) => sum + cents, 0);
}
