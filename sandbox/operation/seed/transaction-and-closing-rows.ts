import { decimal } from '#terms/values/money.ts';
import { ids } from './plan/business-branch-and-user-rows.ts';
import type { BusinessPlan } from './plan/business-plan.ts';
import type { PlannedClosing } from './plan/planned-closing.ts';
import type { PlannedTransaction } from './plan/planned-transaction.ts';

export function transactionRows(plan: BusinessPlan, transactions: readonly PlannedTransaction[]) {
  return transactions.map((transaction) => ({
    id: transaction.id,
    business_id: ids.business(plan.username),
    branch_id: transaction.branchId,
    cashier_id: transaction.cashierId,
    app_user_id: transaction.appUserId,
    origin: transaction.origin,
    status: transaction.status,
    status_reason: transaction.events.at(-1)?.reason ?? '',
    amount: decimal(transaction.cents),
    note: transaction.note,
    reference: transaction.reference,
    payment_request_id: transaction.paymentRequestId,
    payment_code: transaction.paymentCode,
    transfer_id: transaction.transferId,
    authorization_number: transaction.authorizationNumber,
    receipt_code: transaction.receiptCode,
    created_by: transaction.createdBy,
    created_at: transaction.createdAt,
    expires_at: transaction.expiresAt,
    resolved_at: transaction.resolvedAt,
  }));
}

/** The events of all transactions, ordered by time. */
export function eventRows(transactions: readonly PlannedTransaction[]) {
  return transactions
    .flatMap(({ id, events }) =>
      events.map(({ status, actorName, reason, at }) => ({
        transaction_id: id,
        status,
        actor_name: actorName,
        reason,
        created_at: at,
      })),
    )
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

export function entryRows(plan: BusinessPlan, transactions: readonly PlannedTransaction[]) {
  return transactions.flatMap(({ id, entries }) =>
    entries.map(({ branchId, cashierId, kind, cents, closingId, at }) => ({
      business_id: ids.business(plan.username),
      branch_id: branchId,
      cashier_id: cashierId,
      transaction_id: id,
      kind,
      amount: decimal(cents),
      closing_id: closingId,
      created_at: at,
    })),
  );
}

export function closingRows(plan: BusinessPlan, closings: readonly PlannedClosing[]) {
  return closings.map((closing) => ({
    id: closing.id,
    business_id: ids.business(plan.username),
    branch_id: closing.branchId,
    cashier_id: closing.cashierId,
    number: closing.number,
    status: closing.status,
    error_reason: closing.errorReason,
    origin: closing.origin,
    created_by: closing.createdBy,
    cashier_ids: closing.cashierIds,
    payment_count: closing.paymentCount,
    refund_count: closing.refundCount,
    gross_amount: decimal(closing.grossCents),
    refunded_amount: decimal(closing.refundedCents),
    net_amount: decimal(closing.grossCents - closing.refundedCents),
    starts_at: closing.startsAt,
    ends_at: closing.createdAt,
    created_at: closing.createdAt,
    completed_at: closing.completedAt,
  }));
}

export function replacementRows(closings: readonly PlannedClosing[]) {
  return closings.flatMap(({ id, replacedBy }) =>
    replacedBy.map((by) => ({ closing_id: id, replaced_by: by })),
  );
}
