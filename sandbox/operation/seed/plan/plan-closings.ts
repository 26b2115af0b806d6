import { after } from '#terms/time/clock.ts';
import { groupBy } from '#terms/values/group-by.ts';
import type { BusinessPlan } from './business-plan.ts';
import { dayStart } from './calendar.ts';
import { type PlannedCashier, plannedCashiers } from './planned-cashiers.ts';
import type { PlannedClosing } from './planned-closing.ts';
import type { PlannedEntry, PlannedTransaction } from './planned-transaction.ts';
import type { Random } from './random.ts';

export interface ClosingOptions {
  now: Date;
  random: Random;
  days: number;
  /** Number of closings that the business made before these days, whose numbers are taken. */
  closingsBefore: number;
}

/** A moment at which a cashier is closed, manually or automatically. */
interface Attempt {
  cashier: PlannedCashier;
  at: Date;
  /** Forces the result; otherwise the closing's number decides. */
  ends?: 'processing' | 'error';
}

// Number of days for which manually closed cashiers have not been closed.
const OPEN_DAYS = 3;
const BY_HAND_SHARE = 0.4;
const PROCESSING_SINCE_SECONDS = 25 * 60;

/**
 * Closes the cashiers as the API does: a closing takes every open entry of its cashier and, for a titular cashier, of its
 * children. A failed closing takes nothing, so its entries go into later closings, which replace it. Marks the entries that it
 * takes.
 */
export function planClosings(
  plan: BusinessPlan,
  transactions: readonly PlannedTransaction[],
  options: ClosingOptions,
): PlannedClosing[] {
  const open = openEntries(transactions);
  const closings: PlannedClosing[] = [];
  const openUpTo = (cashierIds: readonly string[], at: Date) =>
    cashierIds.flatMap((id) => (open.get(id) ?? []).filter((entry) => entry.at <= at));
  for (const attempt of attempts(plannedCashiers(plan, options.now), open, options)) {
    const { id, closesIds } = attempt.cashier;
    const entries = openUpTo(closesIds, attempt.at);
    const closing = closingOf(attempt, entries, options.closingsBefore + closings.length + 1, options.random);
    if (closing.grossCents <= closing.refundedCents) continue;
    closing.startsAt =
      closings.findLast(({ cashierId, status }) => cashierId === id && status === 'completed')?.createdAt ??
      null;
    closings.push(closing);
    if (closing.status === 'error') continue;
    for (const entry of entries) entry.closingId = closing.id;
    for (const one of closesIds)
      open.set(
        one,
        (open.get(one) ?? []).filter(({ at }) => at > attempt.at),
      );
    for (const failed of closings.filter(({ status }) => status === 'error')) {
      const isOfFailed = ({ cashierId, at }: PlannedEntry) =>
        failed.cashierIds.includes(cashierId) && at <= failed.createdAt;
      if (!entries.some(isOfFailed)) continue;
      failed.replacedBy.push(closing.id);
      if (openUpTo(failed.cashierIds, failed.createdAt).length === 0) failed.status = 'canceled';
    }
  }
  return closings;
}

function openEntries(transactions: readonly PlannedTransaction[]): Map<string, PlannedEntry[]> {
  const byCashier = groupBy(
    transactions.flatMap(({ entries }) => entries),
    ({ cashierId }) => cashierId,
  );
  for (const ofCashier of byCashier.values()) ofCashier.sort((a, b) => a.at.getTime() - b.at.getTime());
  return byCashier;
}

/** Ordered by time, which is also the order of the numbers. */
function attempts(
  cashiers: readonly PlannedCashier[],
  open: ReadonlyMap<string, PlannedEntry[]>,
  { now, days, random }: ClosingOptions,
): Attempt[] {
  const all: Attempt[] = cashiers.flatMap((cashier) => {
    const first = cashier.closingHour === null ? OPEN_DAYS : 0;
    const ofCashier = Array.from({ length: days - first }, (_, index) => dayStart(now, index + first));
    return ofCashier
      .filter(() => cashier.closingHour !== null || random.chance(BY_HAND_SHARE))
      .map((day) => after(day, secondOfClosing(cashier, random)))
      .map((at) => ({ cashier, at }));
  });
  const last = cashiers.findLast((cashier) => cashier.closingHour === null && !cashier.blockedSince);
  const latest = after(now, -PROCESSING_SINCE_SECONDS);
  const made = all.filter(({ at }) => at < latest).sort((a, b) => a.at.getTime() - b.at.getTime());
  // The last automatic closing that has something of its own day to take, and that no later closing of its cashier replaces.
  const failing = made.findLast(
    ({ cashier, at }, index) =>
      cashier.closingHour !== null &&
      !made.slice(index + 1).some((later) => later.cashier === cashier) &&
      open.get(cashier.id)?.some((entry) => entry.at <= at && entry.at > after(at, -24 * 3600)),
  );
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
    cashierIds: cashier.closesIds,
    number,
    status,
    errorReason: status === 'error' ? 'El banco rechazó el depósito' : null,
    replacedBy: [],
    origin: automatic ? 'automatic' : 'manual',
    createdBy: automatic ? null : cashier.closedBy,
    paymentCount: entries.filter(({ kind }) => kind === 'payment').length,
    refundCount: entries.filter(({ kind }) => kind === 'refund').length,
    grossCents: sumOf(entries, 'payment'),
    refundedCents: -sumOf(entries, 'refund'),
    startsAt: null,
    createdAt: at,
    completedAt: status === 'completed' ? after(at, random.integer(2, 40)) : null,
  };
}

function statusOf(number: number): PlannedClosing['status'] {
  return number % 31 === 9 || number % 43 === 17 ? 'error' : 'completed';
}

function sumOf(entries: readonly PlannedEntry[], kind: PlannedEntry['kind']): number {
  return entries.filter((entry) => entry.kind === kind).reduce((sum, { cents }) => sum + cents, 0);
}
