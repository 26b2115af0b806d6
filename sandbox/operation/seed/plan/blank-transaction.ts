import type { PlannedTransaction } from './planned-transaction.ts';
import type { Occasion } from './planning-options.ts';

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
    paymentCode: null,
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
