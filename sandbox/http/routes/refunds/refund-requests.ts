import { type Scope, scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { readLimits } from '#money/refund-policy/refund-limits.ts';
import { approveRequest, rejectRequest, withdrawRequest } from '#money/refund-requests/decide-request.ts';
import {
  listRequests,
  paymentsOf,
  type RequestRow,
  requireRequest,
} from '#money/refund-requests/read-requests.ts';
import { requestJson } from '#money/refund-requests/request-json.ts';
import { requestRefund as request, TITLE } from '#money/refund-requests/request-refund.ts';
import type { TransactionRow } from '#money/transactions/read-transactions.ts';
import { transactionsJson } from '#money/transactions/transaction-json.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { pageProperties } from '#terms/errors/page-properties.ts';
import { addMoney, formatMoney } from '#terms/values/money.ts';
import { payer, withRefundParts, withTimeline } from './transaction-with-timeline.ts';

interface Call {
  database: Queryable;
  session: Session;
  now: Date;
}

/** POST transactions/v3/refund-requests/create */
export const requestRefund: Handler<'transactions.requestRefund'> = async (call) => {
  const { content, database, session, now } = call;
  const { businessBranchId, ...asked } = content;
  const scope = await scopeOf(database, session, businessBranchId);
  const requestId = await request(database, session, scope, { ...asked, now });
  const answer = await answerOf(call, scope, requestId);
  const message = `Pediste reembolsar ${answer.request.formattedAmount}. Espera a que alguien lo apruebe`;
  return { content: answer, info: { title: TITLE, message } };
};

/** POST transactions/v3/refund-requests/list */
export const listRefundRequests: Handler<'transactions.listRefundRequests'> = async (call) => {
  const { content, database, session, now } = call;
  const scope = await scopeOf(database, session, content.businessBranchId);
  const { rows, count, waiting } = await listRequests(database, session, scope, content, now);
  const limits = await readLimits(database, session, now);
  const payments = await paymentsOf(database, rows);
  const data = rows.flatMap((row) => {
    const payment = payments.get(row.transaction_id);
    if (!payment) return [];
    const transaction = transactionsJson([payment], session.business.timeZone);
    return transaction.map((one) => ({
      ...requestJson(row, refundable(payment, session), { session, limits, now }),
      transaction: one,
    }));
  });
  const { amount } = waiting;
  return {
    content: {
      data,
      count,
      waiting: { count: waiting.count, amount: Number(amount), formattedAmount: formatMoney(amount) },
      mayDecide: limits.mode === 'allowed',
      pageProperties: pageProperties(content.pageProperties, count),
    },
  };
};

/** POST transactions/v3/refund-requests/approve */
export const approveRefund: Handler<'transactions.approveRefund'> = async (call) => {
  const { content, database, session, now } = call;
  const scope = await scopeOfDecision(call);
  const { transaction_id: transactionId } = await approveRequest(database, session, scope, {
    ...content,
    now,
  });
  const answer = await answerOf(call, scope, content.requestId);
  const transaction = await withRefundParts(call, await withTimeline(call, scope, transactionId));
  const message = `Se reembolsaron ${answer.request.formattedAmount} a ${payer(transaction)}`;
  return { content: { ...answer, transaction }, info: { title: TITLE, message } };
};

/** POST transactions/v3/refund-requests/reject */
export const rejectRefund: Handler<'transactions.rejectRefund'> = async (call) => {
  const { content, database, session, now } = call;
  const { requestId, reason = '' } = content;
  const scope = await scopeOfDecision(call);
  await rejectRequest(database, session, scope, { requestId, reason, now });
  const answer = await answerOf(call, scope, requestId);
  const message = `Rechazaste reembolsar ${answer.request.formattedAmount}`;
  return { content: answer, info: { title: TITLE, message } };
};

/** POST transactions/v3/refund-requests/withdraw */
export const withdrawRefundRequest: Handler<'transactions.withdrawRefundRequest'> = async (call) => {
  const { content, database, session, now } = call;
  const { requestId } = content;
  const scope = await scopeOf(database, session);
  await withdrawRequest(database, session, scope, { requestId, now });
  const answer = await answerOf(call, scope, requestId);
  const message = `Ya no pides reembolsar ${answer.request.formattedAmount}`;
  return { content: answer, info: { title: TITLE, message } };
};

/** @throws ApiError 403 if the caller does not refund */
async function scopeOfDecision({ database, session }: Call): Promise<Scope> {
  if (session.refundMode !== 'allowed') throw forbidden();
  return scopeOf(database, session);
}

const refundable = (payment: TransactionRow, { business }: Session) => ({
  remaining: addMoney(payment.amount, `-${payment.refunded_amount}`),
  receivedAt: payment.received_at ?? payment.created_at,
  timeZone: business.timeZone,
});

async function answerOf(
  { database, session, now }: Call,
  scope: Scope,
  requestId: string,
): Promise<Schemas['RefundRequestAnswer']> {
  const row: RequestRow = await requireRequest(database, session, scope, requestId);
  const payment = (await paymentsOf(database, [row])).get(row.transaction_id) as TransactionRow;
  const limits = await readLimits(database, session, now);
  return { request: requestJson(row, refundable(payment, session), { session, limits, now }) };
}
