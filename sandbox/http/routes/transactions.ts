import { scopeOf } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { resultIfChanged } from '#http/pipeline/result-if-changed.ts';
import { assignPaymentToCashier as assign } from '#money/transactions/assign-payment-to-cashier.ts';
import { cancelRequest as cancel } from '#money/transactions/cancel-request.ts';
import { createCharge } from '#money/transactions/create-charge.ts';
import { expireRequests } from '#money/transactions/expire-requests.ts';
import { findAppUser } from '#money/transactions/find-app-user.ts';
import { markDistinct as mark } from '#money/transactions/mark-distinct.ts';
import { markSent as sent } from '#money/transactions/mark-sent.ts';
import { readOpenBalance } from '#money/transactions/open-balance.ts';
import { listPaidSince, listPending as pendingIn } from '#money/transactions/read-transactions.ts';
import { rejectPayment as reject } from '#money/transactions/reject-payment.ts';
import { sendRequest as send } from '#money/transactions/send-request.ts';
import { transactionsJson } from '#money/transactions/transaction-json.ts';
import { startOfBusinessDay } from '#terms/time/time-zone.ts';
import { formatMoney } from '#terms/values/money.ts';
import { payer, withTimeline } from './refunds/transaction-with-timeline.ts';

/** POST transactions/v3/pending */
export const listPending: Handler<'transactions.listPending'> = async (call) => {
  const { content, database, session, polled, serverOrigin, now } = call;
  const scope = await scopeOf(database, session, content.businessBranchId);
  // A `polled` scope is set only if nothing is overdue.
  if (!polled) await expireRequests(database, now);
  return resultIfChanged(call, scope, ['pending', serverOrigin], async () => {
    const rows = await pendingIn(database, scope);
    const transactions = transactionsJson(rows, session.business.timeZone, serverOrigin);
    return { transactions, serverTime: now.toISOString() };
  });
};

/** POST transactions/v3/paid */
export const listPaid: Handler<'transactions.listPaid'> = async (call) => {
  const { content, database, session, now } = call;
  const { timeZone } = session.business;
  const scope = await scopeOf(database, session, content.businessBranchId);
  const since = startOfBusinessDay(now, timeZone);
  return resultIfChanged(call, scope, ['paid', since.toISOString()], async () => {
    const rows = await listPaidSince(database, scope, since);
    return { transactions: transactionsJson(rows, timeZone), serverTime: now.toISOString() };
  });
};

/** POST transactions/v3/requests/send */
export const sendRequest: Handler<'transactions.sendRequest'> = async (call) => {
  const { content, database, session, now } = call;
  const { transactionId, username } = await send(database, session, content, now);
  return {
    content: { transaction: await withTimeline(call, await scopeOf(database, session), transactionId) },
    info: { title: 'Solicitud', message: `La solicitud fue enviada a @${username}` },
  };
};

/** POST transactions/v3/charges/create */
export const charge: Handler<'transactions.charge'> = async (call) => {
  const { content, database, session, now } = call;
  const transactionId = await createCharge(database, session, content, now);
  const transaction = await withTimeline(call, await scopeOf(database, session), transactionId);
  const message = `El cobro de ${transaction.formattedAmount} espera a quien escanee su código`;
  return { content: { transaction }, info: { title: 'Cobro', message } };
};

/** `de María López por Q50.00`; of a payment, which always has a payer. */
const ofWhom = ({ friUser, formattedAmount }: Pick<Schemas['Transaction'], 'friUser' | 'formattedAmount'>) =>
  `de ${friUser?.name} ${friUser?.lastname} por ${formattedAmount}`;

/** POST transactions/v3/requests/cancel */
export const cancelRequest: Handler<'transactions.cancelRequest'> = async (call) => {
  const { content, database, session, now } = call;
  const { transactionId, reason = '' } = content;
  const scope = await scopeOf(database, session, content.businessBranchId);
  await cancel(database, session, scope, { transactionId, reason, now });
  const transaction = await withTimeline(call, scope, transactionId);
  const { formattedAmount } = transaction;
  return {
    content: { transaction },
    info:
      transaction.origin === 'charge'
        ? { title: 'Cobro', message: `El cobro de ${formattedAmount} fue cancelado.` }
        : {
            title: 'Solicitud',
            message: `La solicitud a ${payer(transaction)} por ${formattedAmount} fue cancelada.`,
          },
  };
};

/** POST transactions/v3/requests/mark-distinct */
export const markDistinct: Handler<'transactions.markDistinct'> = async (call) => {
  const { content, database, session, now } = call;
  const { transactionId, paymentId } = content;
  const scope = await scopeOf(database, session, content.businessBranchId);
  await mark(database, session, scope, { transactionId, paymentId, now });
  const transaction = await withTimeline(call, scope, transactionId);
  const title = transaction.origin === 'charge' ? 'Cobro' : 'Solicitud';
  return {
    content: { transaction },
    info: { title, message: 'Son dos pagos distintos: se sigue esperando' },
  };
};

/** POST transactions/v3/requests/mark-sent */
export const markSent: Handler<'transactions.markSent'> = async (call) => {
  const { content, database, session, now } = call;
  const { transactionId, reminder = false } = content;
  const scope = await scopeOf(database, session, content.businessBranchId);
  await sent(database, session, scope, { transactionId, reminder, now });
  const message = reminder ? 'Recordatorio enviado' : 'Enlace enviado';
  return {
    content: { transaction: await withTimeline(call, scope, transactionId) },
    info: { title: 'Enlace', message },
  };
};

/** POST transactions/v3/payments/reject */
export const rejectPayment: Handler<'transactions.rejectPayment'> = async (call) => {
  const { content, database, session, now } = call;
  const { transactionId, reason = '' } = content;
  const scope = await scopeOf(database, session, content.businessBranchId);
  await reject(database, session, scope, { transactionId, reason, now });
  const transaction = await withTimeline(call, scope, transactionId);
  const message = `El pago ${ofWhom(transaction)} fue rechazado, el dinero vuelve a ${payer(transaction)}`;
  return { content: { transaction }, info: { title: 'Pago', message } };
};

/** POST transactions/v3/payments/assign */
export const assignPayment: Handler<'transactions.assignPayment'> = async (call) => {
  const { content, database, session, now } = call;
  const { transactionId, businessUserId: cashierId, businessBranchId: branchId } = content;
  const scope = await scopeOf(database, session);
  await assign(database, session, scope, { transactionId, cashierId, branchId, now });
  const transaction = await withTimeline(call, scope, transactionId);
  return {
    content: { transaction },
    info: {
      title: 'Pago',
      message: `El pago ${ofWhom(transaction)} fue asignado a ${transaction.businessUserName}`,
    },
  };
};

/** POST transactions/v3/balances */
export const balances: Handler<'transactions.balances'> = async (call) => {
  const { content, database, session } = call;
  const scope = await scopeOf(database, session, content.businessBranchId);
  return resultIfChanged(call, scope, ['balance'], async () => {
    const total = await readOpenBalance(database, scope);
    return {
      balanceDetail: { totalOpenBalance: Number(total), formattedTotalOpenBalance: formatMoney(total) },
    };
  });
};

/** POST transactions/v3/verify-user */
export const verifyUser: Handler<'transactions.verifyUser'> = async ({ content, database }) => {
  const { country_code, phone_number, ...user } = await findAppUser(database, content.search);
  return { content: { user: { ...user, countryCode: country_code, phoneNumber: phone_number } } };
};
