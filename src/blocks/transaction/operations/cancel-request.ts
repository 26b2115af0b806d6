import type { Schemas, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { type ActionResult, finishTransactionAction } from '../finish-transaction-action.ts';

const cancel = idempotent((content: Schemas['CancelRequestContent'], options) =>
  api(createTransactionsApi).cancelRequest(content, options),
);

export async function cancelRequest(transaction: Transaction): Promise<ActionResult> {
  const result = await cancel({ transactionId: transaction.id });
  const message = `Cancelaste la solicitud a @${transaction.friUser.username} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Solicitud', message });
}
