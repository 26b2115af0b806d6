import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import { type ActionResult, finishTransactionAction } from '../finish-transaction-action.ts';

export interface AssignTo {
  /** Empty means the branch of the user. */
  branchId: string;
  cashierId: string;
}

export async function assignPayment(transaction: Transaction, to: AssignTo): Promise<ActionResult> {
  const content = {
    transactionId: transaction.id,
    businessUserId: to.cashierId,
    ...(to.branchId && { businessBranchId: to.branchId }),
  };
  const result = await api(createTransactionsApi).assignPayment(content);
  const message = `Asignaste el pago de @${transaction.friUser.username} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Pago', message });
}
