import type { Failure, Result, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { failureAtField } from '#blocks/second-factor/failure-at-field.ts';
import { formatCents } from '#domain/money.ts';
import { CLOSINGS, OPEN_BALANCE, TRANSACTIONS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { showSuccess } from '#stores/messages.ts';
import { invalidate } from '#stores/resource.ts';
import { payerUsername } from './payer.ts';
import { retrieveTransaction } from './read-transaction-operations.ts';
import { closeStepsOf } from './transaction-modal.ts';
import { reportOutcome, transactionKey, unwatchRequest, withoutReport } from './watched-requests.ts';

/** Shown when somebody paid after the user decided to cancel and before the call was made. */
export const PAID_FIRST = 'Ya se pagó: no se canceló';

export async function cancelRequest(transaction: Transaction): Promise<ActionResult> {
  const { id, origin, formattedAmount } = transaction;
  const cancel = () => keyedApi(createTransactionsApi).cancelRequest({ transactionId: id });
  const result = await withoutReport(id, cancel);
  return finishTransactionAction(
    transaction,
    result,
    origin === 'charge'
      ? { title: 'Cobro', message: `Cancelaste el cobro de ${formattedAmount}.` }
      : {
          title: 'Solicitud',
          message: `Cancelaste la solicitud a ${payerUsername(transaction)} por ${formattedAmount}.`,
        },
    PAID_FIRST,
  );
}

/** Says that a payment is not the one that this request or charge waits for. */
export async function markDistinct(waiting: Transaction, payment: Transaction): Promise<ActionResult> {
  const { id } = waiting;
  const content = { transactionId: id, paymentId: payment.id };
  const result = await keyedApi(createTransactionsApi).markDistinct(content);
  if (!result.ok) return failedAction(id, result.failure);
  await invalidate(TRANSACTIONS, transactionKey(id));
  return result;
}

interface AssignTo {
  /** Empty: the user's own branch. */
  branchId: string;
  cashierId: string;
}

export async function assignPayment(transaction: Transaction, to: AssignTo): Promise<ActionResult> {
  const content = {
    transactionId: transaction.id,
    businessUserId: to.cashierId,
    ...(to.branchId && { businessBranchId: to.branchId }),
  };
  const result = await keyedApi(createTransactionsApi).assignPayment(content);
  const message = `Asignaste el pago de ${payerUsername(transaction)} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Pago', message });
}

export async function rejectPayment(transaction: Transaction): Promise<ActionResult> {
  const result = await keyedApi(createTransactionsApi).rejectPayment({ transactionId: transaction.id });
  const message = `Rechazaste el pago de ${payerUsername(transaction)} por ${transaction.formattedAmount}.`;
  return finishTransactionAction(transaction, result, { title: 'Pago', message });
}

interface AskedRefund {
  reason: string;
  cents?: number | undefined;
  /** The proof that a large amount asks for: one of both. */
  password?: string;
  code?: string;
}

/**
 * Refunds what remains or, if the server knows refunds in parts, exactly these cents, so that no more or less than what was
 * confirmed is refunded if somebody else refunds a part meanwhile.
 */
export async function refundTransaction(
  transaction: Transaction,
  { reason, cents, password, code }: AskedRefund,
): Promise<ActionResult> {
  const content = {
    transactionId: transaction.id,
    ...(cents !== undefined && { amount: cents / 100 }),
    ...(reason && { reason }),
    ...(password && { password }),
    ...(code && { verificationCode: code }),
  };
  const result = await keyedApi(createTransactionsApi).refund(content);
  const amount = cents === undefined ? transaction.formattedAmount : formatCents(cents, config.value);
  const message = `Reembolsaste ${amount} a ${payerUsername(transaction)}.`;
  if (!result.ok && result.failure.status === 422) {
    // The limits changed since they were read.
    await invalidate(transactionKey(transaction.id));
    return { ok: false, failure: failureAtField(result.failure) };
  }
  return finishTransactionAction(transaction, result, { title: 'Reembolso', message });
}

/** `current` is the transaction as somebody else has changed it. */
export type ActionResult = Result<unknown> & { current?: Transaction };

/**
 * On success: refreshes, shows a message and closes the dialog. On a conflict, returns the current transaction with
 * the failure; `paidFirst` is put before the outcome if it was paid meanwhile.
 */
async function finishTransactionAction(
  { id }: Transaction,
  result: Result<{ transaction: Transaction }>,
  done: { title: string; message: string },
  paidFirst?: string,
): Promise<ActionResult> {
  if (!result.ok) return failedAction(id, result.failure, paidFirst);
  unwatchRequest(id);
  await invalidate(TRANSACTIONS, OPEN_BALANCE, CLOSINGS, transactionKey(id));
  const { title, message } = result.info ?? done;
  showSuccess(title, message);
  closeStepsOf(id);
  return result;
}

export async function failedAction(id: string, failure: Failure, paidFirst?: string): Promise<ActionResult> {
  if (failure.status !== 409) return { ok: false, failure };
  const [retrieved] = await Promise.all([
    retrieveTransaction(id),
    invalidate(TRANSACTIONS, OPEN_BALANCE, transactionKey(id)),
  ]);
  if (!retrieved.ok) return { ok: false, failure };
  const transaction = retrieved.data;
  await reportOutcome(transaction, paidFirst);
  return { ok: false, failure, current: transaction };
}
