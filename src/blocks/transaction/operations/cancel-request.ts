import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import { type ActionResult, finishTransactionAction } from '../finish-transaction-action.ts';

export async function cancelRequest(transaction: Transaction): Promise<ActionResult> {
  const result = await api(createTransactionsApi).cancelRequest({ transactionId: transaction.id });
  const message = `Cancelaste la solicitud a @${transaction.friUser.username} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Solicitud', message });
}
