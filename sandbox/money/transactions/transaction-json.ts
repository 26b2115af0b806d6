import type { Schemas } from '#ground/contract/operation-types.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { formatMoney } from '#terms/values/money.ts';
import { paymentLink } from './payment-link.ts';
import type { TransactionEventRow } from './read-timeline.ts';
import type { TransactionRow } from './read-transactions.ts';
import { refundFields } from './transaction-refunds.ts';

type MomentFormatter = ReturnType<typeof createMomentFormatter>;

const NO_DISCOUNT = formatMoney('0');

/**
 * Maps rows to the API's transactions, with moments in the business's time zone.
 * @param serverOrigin origin of their `paymentLink`; without it they have none
 */
export function transactionsJson(
  rows: readonly TransactionRow[],
  timeZone: string,
  serverOrigin?: string,
): Schemas['Transaction'][] {
  const format = createMomentFormatter(timeZone);
  return rows.map((row) => transactionJson(row, format, serverOrigin));
}

export function transactionWithTimelineJson(
  row: TransactionRow,
  timeline: readonly TransactionEventRow[],
  timeZone: string,
  serverOrigin: string,
): Schemas['TransactionWithTimeline'] {
  const format = createMomentFormatter(timeZone);
  return {
    ...transactionJson(row, format, serverOrigin),
    timeline: timeline.map((event) => eventJson(event, format)),
  };
}

function transactionJson(
  row: TransactionRow,
  format: MomentFormatter,
  serverOrigin: string | undefined,
): Schemas['Transaction'] {
  const created = format(row.created_at);
  const resolved = row.resolved_at ? format(row.resolved_at) : null;
  const received = row.received_at ? format(row.received_at) : null;
  const formattedAmount = formatMoney(row.amount);
  return {
    id: row.id,
    businessId: row.business_id,
    businessBranchId: row.branch_id,
    businessBranchName: row.branch_name,
    businessUserId: row.cashier_id,
    businessUserName: row.cashier_name,
    origin: row.origin,
    status: row.status,
    statusReason: row.status_reason || null,
    amount: Number(row.amount),
    formattedAmount,
    amountDetail: {
      formattedDiscount: NO_DISCOUNT,
      formattedSubTotal: formattedAmount,
      formattedTotal: formattedAmount,
    },
    friUser: payerJson(row),
    note: row.note,
    reference: row.reference,
    paymentRequestId: row.payment_request_id,
    paymentLink:
      row.status === 'pending' &&
      row.blocked_by === null &&
      row.payment_code !== null &&
      serverOrigin !== undefined
        ? paymentLink(serverOrigin, row.payment_code)
        : null,
    ...(row.origin === 'charge' && { blockedBy: row.blocked_by }),
    ...(row.origin !== 'payment' && {
      distinctPaymentIds: row.distinct_payment_ids,
      linkSentDate: row.link_sent_at?.toISOString() ?? null,
      reminderSentDate: row.reminder_sent_at?.toISOString() ?? null,
    }),
    transferId: row.transfer_id,
    authorizationNumber: row.authorization_number,
    receiptCode: row.receipt_code,
    closingId: row.closing_id,
    creationDate: row.created_at.toISOString(),
    formattedCreationDate: created.date,
    formattedCreationTime: created.time,
    expirationDate: row.expires_at?.toISOString() ?? null,
    resolutionDate: row.resolved_at?.toISOString() ?? null,
    formattedResolutionDate: resolved?.date ?? null,
    formattedResolutionTime: resolved?.time ?? null,
    receivedDate: row.received_at?.toISOString() ?? null,
    formattedReceivedDate: received?.date ?? null,
    formattedReceivedTime: received?.time ?? null,
    ...refundFields(row, format),
  };
}

function payerJson(row: TransactionRow): Schemas['Transaction']['friUser'] {
  if (row.app_user_id === null) return null;
  return {
    id: row.app_user_id,
    name: row.app_user_name,
    username: row.app_user_username,
    lastname: row.app_user_lastname,
    avatar: row.app_user_avatar,
    countryCode: row.app_user_country_code,
    phoneNumber: row.app_user_phone_number,
    type: row.app_user_type,
  };
}

function eventJson(event: TransactionEventRow, format: MomentFormatter): Schemas['TransactionEvent'] {
  const moment = format(event.created_at);
  return {
    status: event.status,
    creationDate: event.created_at.toISOString(),
    formattedCreationDate: moment.date,
    formattedCreationTime: moment.time,
    actorName: event.actor_name,
    reason: event.reason || null,
  };
}
