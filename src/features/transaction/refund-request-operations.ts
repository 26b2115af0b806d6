import type { RefundRequest, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { REFUND_REQUESTS } from '#stores/cache-keys.ts';
import { showSuccess } from '#stores/messages.ts';
import { invalidate } from '#stores/resource.ts';
import { closeStepsOf } from './transaction-modal.ts';
import { type ActionResult, failedAction } from './transaction-operations.ts';
import { transactionKey } from './watched-requests.ts';

/** Asks somebody else to refund what remains or, if the server knows refunds in parts, exactly these cents. */
export async function requestRefund(
  { id }: Transaction,
  { reason, cents }: { reason: string; cents?: number | undefined },
): Promise<ActionResult> {
  const result = await keyedApi(createTransactionsApi).requestRefund({
    transactionId: id,
    reason,
    ...(cents !== undefined && { amount: cents / 100 }),
  });
  if (!result.ok) return failedAction(id, result.failure);
  await invalidate(REFUND_REQUESTS, transactionKey(id));
  const { title = 'Reembolso', message = 'Lo pediste; falta que alguien lo apruebe' } = result.info ?? {};
  showSuccess(title, message);
  closeStepsOf(id);
  return result;
}

/** Takes back the own request. If somebody has decided meanwhile, the payment is read again. */
export async function withdrawRefund(
  { id }: Transaction,
  request: Pick<RefundRequest, 'id'>,
): Promise<ActionResult> {
  const result = await keyedApi(createTransactionsApi).withdrawRefundRequest({ requestId: request.id });
  if (!result.ok && result.failure.status !== 409) return result;
  await invalidate(REFUND_REQUESTS, transactionKey(id));
  if (!result.ok) return result;
  const { title = 'Reembolso', message = 'Retiraste el pedido' } = result.info ?? {};
  showSuccess(title, message);
  closeStepsOf(id);
  return result;
}
