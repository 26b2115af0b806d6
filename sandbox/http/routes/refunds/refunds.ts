import { scopeOf } from '#access/sessions/scope.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { policyJson } from '#money/refund-policy/policy-json.ts';
import { readPolicy } from '#money/refund-policy/read-policy.ts';
import { setPolicy, TITLE } from '#money/refund-policy/set-policy.ts';
import { expireRequests } from '#money/transactions/expire-requests.ts';
import { refundTransaction } from '#money/transactions/refund.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { formatMoney } from '#terms/values/money.ts';
import { payer, withRefundParts, withTimeline } from './transaction-with-timeline.ts';

/** POST transactions/v3/refund */
export const refund: Handler<'transactions.refund'> = async (call) => {
  const { content, database, session, now } = call;
  if (session.refundMode !== 'allowed') throw forbidden();
  const { businessBranchId, reason = '', ...asked } = content;
  const scope = await scopeOf(database, session, businessBranchId);
  const refunded = await refundTransaction(database, session, scope, { ...asked, reason, now });
  const transaction = await withTimeline(call, scope, asked.transactionId);
  const rest = transaction.refundableAmount ? `, quedan ${formatMoney(refunded.remaining)}` : '';
  const message = `Se reembolsaron ${formatMoney(refunded.amount)} a ${payer(transaction)}${rest}`;
  return { content: { transaction }, info: { title: 'Reembolso', message } };
};

/** POST transactions/v3/retrieve */
export const retrieve: Handler<'transactions.retrieve'> = async (call) => {
  const { content, database, session, now } = call;
  const scope = await scopeOf(database, session, content.businessBranchId);
  await expireRequests(database, now);
  const transaction = await withTimeline(call, scope, content.transactionId);
  return { content: { transaction: await withRefundParts(call, transaction) } };
};

/** POST transactions/v3/refund-policy/get */
export const getRefundPolicy: Handler<'transactions.getRefundPolicy'> = async ({ database, session }) => ({
  content: { policy: policyJson(await readPolicy(database, session.business.id)) },
});

/** POST transactions/v3/refund-policy/set */
export const setRefundPolicy: Handler<'transactions.setRefundPolicy'> = async (call) => {
  const { content, database, session, now } = call;
  const policy = await setPolicy(database, session, content, now);
  return {
    content: { policy: policyJson(policy) },
    info: { title: TITLE, message: 'Se guardaron las reglas' },
  };
};
