import type { PlannedTransaction } from './planned-transaction.ts';
import type { Random } from './random.ts';

interface StatusChange {
  status: PlannedTransaction['status'];
  at: Date;
  actorName: string;
  reason?: string;
}

/** Gives a pending transaction its final status. */
export function resolvePlannedTransaction(
  transaction: PlannedTransaction,
  { status, at, actorName, reason }: StatusChange,
): void {
  transaction.status = status;
  transaction.resolvedAt = at;
  transaction.events.push({ status, actorName, reason: reason ?? '', at });
}

/** Completes a transaction: its cashier receives the money. */
export function completePlannedTransaction(
  transaction: PlannedTransaction,
  { at, actorName, random }: { at: Date; actorName: string; random: Random },
): void {
  const { branchId, cashierId, cents } = transaction;
  if (!branchId || !cashierId) throw new Error(`${transaction.id} has no cashier to collect it`);
  resolvePlannedTransaction(transaction, { status: 'completed', at, actorName });
  transaction.transferId ??= `tr_${random.code(16)}`;
  transaction.authorizationNumber = String(random.integer(0, 999_999)).padStart(6, '0');
  transaction.receiptCode = [random.code(4), random.code(4), random.code(4)].join('-');
  transaction.entries.push({ branchId, cashierId, kind: 'payment', cents, at, closingId: null });
}
