import type { Transaction } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { createIdempotencyKeys } from '../../../api/idempotency-keys.ts';
import { type ActionResult, settleTransaction } from '../settle-transaction.ts';

export interface AssignTo {
  /** Empty: the branch of who assigns. */
  branchId: string;
  cashierId: string;
}

const keys = createIdempotencyKeys();

export async function assignPayment(transaction: Transaction, to: AssignTo): Promise<ActionResult> {
  const content = {
    transactionId: transaction.id,
    businessUserId: to.cashierId,
    ...(to.branchId && { businessBranchId: to.branchId }),
  };
  const result = await api.transactions.assignPayment(content, { idempotencyKey: keys.keyFor(content) });
  keys.learn(result);
  const message = `Asignaste el pago de @${transaction.friUser.username} por ${transaction.formattedAmount}.`;
  return settleTransaction(transaction, result, { title: 'Pago', message });
}
