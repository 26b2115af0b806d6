import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { type Infer, object, refine, string } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { cleanLine } from '../../../domain/clean-text.ts';
import { LONGEST, lengthOf } from '../../../domain/maximum-lengths.ts';
import { type ActionResult, finishTransactionAction } from '../finish-transaction-action.ts';

export const refundForm = object({
  reason: refine(
    string(),
    'reason',
    (value) =>
      lengthOf(cleanLine(value)) <= LONGEST.reason || `El motivo admite ${LONGEST.reason} caracteres`,
  ),
});
export type RefundForm = Infer<typeof refundForm>;

export async function refundTransaction(transaction: Transaction, form: RefundForm): Promise<ActionResult> {
  const reason = cleanLine(form.reason);
  const content = { transactionId: transaction.id, ...(reason && { reason }) };
  const result = await api(createTransactionsApi).refund(content);
  const message = `Reembolsaste ${transaction.formattedAmount} a @${transaction.friUser.username}.`;
  return finishTransactionAction(transaction, result, { title: 'Reembolso', message });
}
