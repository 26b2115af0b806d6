import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { formatMoney } from '#terms/values/money.ts';

/** A request, payment or charge, as the app user sees it. */
export interface AppUserTransaction {
  transactionId: string;
  paymentRequestId: string | null;
  origin: 'request' | 'payment' | 'charge';
  status: string;
  businessName: string;
  branchName: string | null;
  cashierName: string | null;
  amount: number;
  formattedAmount: string;
  /** The amount refunded in part; null without a refund, or if all was refunded. */
  formattedRefundedAmount: string | null;
  note: string;
  reference: string;
  creationDate: Date;
  expirationDate: Date | null;
  resolutionDate: Date | null;
}

/** One transaction, as its app user sees it. */
export async function readAppUserTransaction(
  database: Queryable,
  transactionId: string,
): Promise<AppUserTransaction> {
  const [transaction] = await query(database, 't.id = $1', [transactionId]);
  if (!transaction) throw notFound('No se encontró la transacción');
  return transaction;
}

/** Transactions of an app user; `rest` has the condition, order and limit. */
export function readAppUserTransactions(
  database: Queryable,
  appUserId: string,
  rest: string,
): Promise<AppUserTransaction[]> {
  return query(database, `t.app_user_id = $1 and ${rest}`, [appUserId]);
}

async function query(
  database: Queryable,
  where: string,
  params: readonly unknown[],
): Promise<AppUserTransaction[]> {
  const rows = await database.query<
    Omit<AppUserTransaction, 'amount' | 'formattedAmount' | 'formattedRefundedAmount'> & {
      amount: string;
      refunded: string | null;
    }
  >(
    `select t.id as "transactionId", t.payment_request_id as "paymentRequestId", t.origin, t.status, b.name as "businessName",
       br.name as "branchName", u.name as "cashierName", t.amount,
       case when t.status = 'completed' and t.refunded_amount > 0 then t.refunded_amount end as refunded, t.note, t.reference, t.created_at as "creationDate",
       t.expires_at as "expirationDate", t.resolved_at as "resolutionDate"
     from transactions t join businesses b on b.id = t.business_id left join branches br on br.id = t.branch_id
       left join users u on u.id = t.cashier_id
     where ${where}`,
    params,
  );
  return rows.map(({ refunded, ...row }) => ({
    ...row,
    formattedRefundedAmount: refunded === null ? null : formatMoney(refunded),
    amount: Number(row.amount),
    formattedAmount: formatMoney(row.amount),
  }));
}
