import type { PlannedCashier } from './planned-cashiers.ts';
import type { PlannedTransaction } from './planned-transaction.ts';
import type { Random } from './random.ts';

const REASONS = [
  'El cliente devolvió el producto',
  'Cobro repetido',
  'Monto equivocado',
  'No había existencias',
  'Talla equivocada',
] as const;

/** Refunds the whole amount of a completed transaction. */
export function refundPlannedTransaction(
  transaction: PlannedTransaction,
  { at, random, cashier }: { at: Date; random: Random; cashier: PlannedCashier },
): void {
  const [payment] = transaction.entries;
  if (!payment) throw new Error(`${transaction.id} has no payment to give back`);
  transaction.status = 'refunded';
  transaction.resolvedAt = at;
  transaction.events.push({
    status: 'refunded',
    // The branch admin refunds, because cashiers may not.
    actorName: cashier.branchAdmin.name,
    reason: random.pick(REASONS),
    at,
  });
  transaction.entries.push({ ...payment, kind: 'refund', cents: -payment.cents, at });
}
