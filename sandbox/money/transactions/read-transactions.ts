import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { formatMoney } from '#terms/values/money.ts';
import type { BlockedPlace } from '../../../words/blocked-place.ts';
import { BLOCKED_BY } from './payment-link.ts';
import { REFUNDS, type RefundRow } from './transaction-refunds.ts';

/** A transaction with the names of everything it refers to, including deleted branches and cashiers. */
export type TransactionRow = TransactionColumns & (PayerColumns | Record<keyof PayerColumns, null>);

interface TransactionColumns {
  id: string;
  business_id: string;
  branch_id: string | null;
  branch_name: string | null;
  cashier_id: string | null;
  cashier_name: string | null;
  origin: Schemas['TransactionOrigin'];
  status: Schemas['TransactionStatus'];
  status_reason: string;
  amount: string;
  note: string;
  reference: string;
  payment_request_id: string | null;
  /** The code in the QR of a charge or request, even if it can no longer be paid. */
  payment_code: string | null;
  /** The blocked place that keeps a pending charge from being paid at present. */
  blocked_by: BlockedPlace | null;
  /** Payments that are not this request or charge. */
  distinct_payment_ids: string[];
  link_sent_at: Date | null;
  reminder_sent_at: Date | null;
  transfer_id: string | null;
  authorization_number: string | null;
  receipt_code: string | null;
  closing_id: string | null;
  created_at: Date;
  expires_at: Date | null;
  resolved_at: Date | null;
  /** The moment of the payment in the ledger, which a refund does not change. */
  received_at: Date | null;
  /** The amount refunded so far, as exact decimal text. */
  refunded_amount: string;
  /** Null if nothing was refunded. */
  refunds: RefundRow[] | null;
}

/** Null for a charge that nobody has paid. */
interface PayerColumns {
  app_user_id: string;
  app_user_name: string;
  app_user_username: string;
  app_user_lastname: string;
  app_user_avatar: string | null;
  app_user_country_code: string;
  app_user_phone_number: string;
  app_user_type: string;
}

/** The amount formatted for people. */
export const moneyOf = ({ amount }: TransactionRow): string => formatMoney(amount);

/** The app user's username as people read it: `@maria.lopez`. */
export const payerOf = (row: TransactionRow): string =>
  row.app_user_id === null ? noPayer(row) : `@${row.app_user_username}`;

/** The text shown instead of a name for an unpaid charge. */
export const noPayer = ({ status }: Pick<TransactionRow, 'status'>): string =>
  status === 'pending' ? NOBODY_YET : NOBODY;
export const NOBODY_YET = 'Sin cliente aún';
export const NOBODY = 'Sin cliente';

/** The select used by all reads of transactions; its columns are those of `TransactionRow`. */
export const SELECT_TRANSACTIONS = `select t.id, t.business_id, t.branch_id, br.name as branch_name, t.cashier_id,
    c.name as cashier_name, t.origin, t.status, t.status_reason, t.amount, t.note, t.reference, t.payment_request_id,
    t.payment_code, ${BLOCKED_BY} as blocked_by, t.distinct_payment_ids, t.link_sent_at, t.reminder_sent_at,
    t.transfer_id, t.authorization_number, t.receipt_code, l.closing_id, t.created_at, t.expires_at, t.resolved_at,
    l.created_at as received_at, t.refunded_amount, ${REFUNDS} as refunds,
    a.id as app_user_id, a.name as app_user_name, a.username as app_user_username, a.lastname as app_user_lastname,
    a.avatar as app_user_avatar, a.country_code as app_user_country_code, a.phone_number as app_user_phone_number,
    a.type as app_user_type
  from transactions t left join app_users a on a.id = t.app_user_id left join branches br on br.id = t.branch_id
    left join users c on c.id = t.cashier_id
    left join ledger_entries l on l.transaction_id = t.id and l.kind = 'payment'`;

/**
 * Reads one transaction of a scope.
 * @throws ApiError 404 if it is outside the scope
 */
export async function requireTransaction(
  database: Queryable,
  scope: Scope,
  transactionId: string,
): Promise<TransactionRow> {
  const params = createParams();
  const [row] = await database.query<TransactionRow>(
    `${SELECT_TRANSACTIONS} where ${scopeCondition(scope, params, 't')} and t.id = ${params.add(transactionId)}`,
    params.values,
  );
  if (!row) throw notFound('No se encontró la transacción');
  return row;
}

/** Maximum number of rows in a list. */
const LIST_LIMIT = 10_000;

/** The pending transactions of a scope, newest first. */
export async function listPending(database: Queryable, scope: Scope): Promise<TransactionRow[]> {
  const params = createParams();
  return database.query<TransactionRow>(
    `${SELECT_TRANSACTIONS} where ${scopeCondition(scope, params, 't')} and t.status = 'pending'
     order by t.created_at desc, t.id desc limit ${LIST_LIMIT}`,
    params.values,
  );
}

/** Transactions received or refunded since a moment, be it in part, newest first. */
export async function listPaidSince(
  database: Queryable,
  scope: Scope,
  since: Date,
): Promise<TransactionRow[]> {
  const params = createParams();
  return database.query<TransactionRow>(
    `${SELECT_TRANSACTIONS} where ${scopeCondition(scope, params, 't')}
       and (t.status in ('completed', 'refunded') and t.resolved_at >= ${params.add(since)}
         or t.status = 'completed' and t.refunded_amount > 0 and t.refunded_at >= ${params.add(since)})
     order by t.created_at desc, t.id desc limit ${LIST_LIMIT}`,
    params.values,
  );
}
