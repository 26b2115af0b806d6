import type { Schemas, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { type ActionResult, finishTransactionAction } from '../finish-transaction-action.ts';

const reject = idempotent((content: Schemas['RejectPaymentContent'], options) =>
  api(createTransactionsApi).rejectPayment(content, options),
);

export async function rejectPayment(transaction: Transaction): Promise<ActionResult> {
  const result = await reject({ transactionId: transaction.id });
  const message = `Rechazaste el pago de @${transaction.friUser.username} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Pago', message });
}
