import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import { type ActionResult, finishTransactionAction } from '../finish-transaction-action.ts';

export async function rejectPayment(transaction: Transaction): Promise<ActionResult> {
  const result = await api(createTransactionsApi).rejectPayment({ transactionId: transaction.id });
  const message = `Rechazaste el pago de @${transaction.friUser.username} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Pago', message });
}
