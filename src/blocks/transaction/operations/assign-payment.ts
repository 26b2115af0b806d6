import type { Schemas, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { type ActionResult, finishTransactionAction } from '../finish-transaction-action.ts';

export interface AssignTo {
  /** Empty means the branch of the user. */
  branchId: string;
  cashierId: string;
}

const assign = idempotent((content: Schemas['AssignPaymentContent'], options) =>
  api(createTransactionsApi).assignPayment(content, options),
);

export async function assignPayment(transaction: Transaction, to: AssignTo): Promise<ActionResult> {
  const content = {
    transactionId: transaction.id,
    businessUserId: to.cashierId,
    ...(to.branchId && { businessBranchId: to.branchId }),
  };
  const result = await assign(content);
  const message = `Asignaste el pago de @${transaction.friUser.username} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Pago', message });
}
