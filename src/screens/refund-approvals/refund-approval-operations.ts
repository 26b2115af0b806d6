import type { ListedRefundRequest, Result } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { finishChange } from '#blocks/form/finish-change.ts';
import { failureAtField } from '#blocks/second-factor/failure-at-field.ts';
import { transactionKey } from '#features/transaction/watched-requests.ts';
import { CLOSINGS, OPEN_BALANCE, REFUND_REQUESTS, TRANSACTIONS } from '#stores/cache-keys.ts';
import { invalidate } from '#stores/resource.ts';
import { refundApprovalModal } from './refund-approval-actions.ts';

interface Proof {
  password?: string;
  code?: string;
}

/** Gives back what was asked for, now. */
export async function approveRefund(
  { id, transactionId, formattedAmount }: ListedRefundRequest,
  { password, code }: Proof,
): Promise<Result<unknown>> {
  const result = await keyedApi(createTransactionsApi).approveRefund({
    requestId: id,
    ...(password && { password }),
    ...(code && { verificationCode: code }),
  });
  return finish(result, transactionId, `Reembolsaste ${formattedAmount}`);
}

/** Nothing is given back; who asked reads the reason. */
export async function rejectRefund(
  { id, transactionId }: ListedRefundRequest,
  reason: string,
): Promise<Result<unknown>> {
  const content = { requestId: id, ...(reason && { reason }) };
  const result = await keyedApi(createTransactionsApi).rejectRefund(content);
  return finish(result, transactionId, 'Lo rechazaste: no se devolvió nada');
}

/** After a failure other than of the connection, the request is read again: somebody else may have decided. */
async function finish<Data>(
  result: Result<Data>,
  transactionId: string,
  done: string,
): Promise<Result<Data>> {
  if (!result.ok && result.failure.kind !== 'answered') return result;
  const changed = [REFUND_REQUESTS, TRANSACTIONS, OPEN_BALANCE, CLOSINGS, transactionKey(transactionId)];
  if (!result.ok) {
    await invalidate(...changed);
    return { ok: false, failure: failureAtField(result.failure) };
  }
  const { title = 'Reembolso', message = done } = result.info ?? {};
  return finishChange(result, { changed, title, message, close: refundApprovalModal.close });
}
