import type { Occasion } from './plan-options.ts';
import type { PlannedTransaction } from './planned-transaction.ts';
import type { Random } from './random.ts';

/** A pending transaction without further events. */
export function blankTransaction(
  { random, appUsers, cashier }: Occasion,
  facts: Pick<PlannedTransaction, 'origin' | 'cents' | 'note' | 'reference' | 'createdAt'>,
): PlannedTransaction {
  const payer = random.pick(appUsers);
  return {
    ...facts,
    id: `tx_${random.code(16)}`,
    branchId: null,
    cashierId: null,
    appUserId: payer.id,
    payerName: payer.name,
    businessActor: cashier.name,
    status: 'pending',
    paymentRequestId: null,
    transferId: null,
    authorizationNumber: null,
    receiptCode: null,
    createdBy: null,
    expiresAt: null,
    resolvedAt: null,
    events: [],
    entries: [],
  };
}

interface Settlement {
  status: PlannedTransaction['status'];
  at: Date;
  actorName: string;
  reason?: string;
}

/** Gives a pending transaction its final status. */
export function settle(transaction: PlannedTransaction, { status, at, actorName, reason }: Settlement): void {
  transaction.status = status;
  transaction.resolvedAt = at;
  transaction.events.push({ status, actorName, reason: reason ?? '', at });
}

/** Completes a transaction: its cashier receives the money. */
export function complete(
  transaction: PlannedTransaction,
  { at, actorName, random }: { at: Date; actorName: string; random: Random },
): void {
  const { branchId, cashierId, cents } = transaction;
  if (!branchId || !cashierId) throw new Error(`${transaction.id} has no cashier to collect it`);
  settle(transaction, { status: 'completed', at, actorName });
  transaction.transferId ??= `tr_${random.code(16)}`;
  transaction.authorizationNumber = String(random.integer(0, 999_999)).padStart(6, '0');
  transaction.receiptCode = [random.code(4), random.code(4), random.code(4)].join('-');
  transaction.entries.push({ branchId, cashierId, kind: 'payment', cents, at, closingId: null });
}
