import type { Queryable, Transactional } from '../db/database.ts';
import { notFound } from '../rules/api-error.ts';
import { readClock } from '../rules/clock.ts';
import { formatMoney } from '../rules/money.ts';
import { expireRequests } from '../rules/transactions/expire.ts';

/** Maximum number of decided requests on the phone. */
const RECENT = 6;

/** A request or payment, as the app user sees it. */
export interface Movement {
  transactionId: string;
  paymentRequestId: string | null;
  origin: 'request' | 'payment';
  status: string;
  businessName: string;
  branchName: string | null;
  cashierName: string | null;
  amount: number;
  formattedAmount: string;
  note: string;
  reference: string;
  creationDate: Date;
  expirationDate: Date | null;
  resolutionDate: Date | null;
}

/**
 * GET users/{username}/requests: the requests that wait for this app user's answer, oldest first, and the latest decided ones.
 * @throws ApiError 404
 */
export async function readPhone(database: Transactional, username: string) {
  const [person] = await database.query<{ id: string }>('select id from app_users where username = $1', [
    username,
  ]);
  if (!person) throw notFound('No se encontró el usuario');
  const now = await readClock(database);
  await expireRequests(database, now);
  const [requests, recent] = await Promise.all([
    readMovements(
      database,
      person.id,
      `t.status = 'pending' and t.origin = 'request' order by t.created_at limit 50`,
    ),
    readMovements(
      database,
      person.id,
      `(t.status <> 'pending' or t.origin = 'payment')
       order by coalesce(t.resolved_at, t.created_at) desc, t.id desc limit ${RECENT}`,
    ),
  ]);
  return { now, requests, recent };
}

/** One transaction, as its app user sees it. */
export async function readMovement(database: Queryable, transactionId: string): Promise<Movement> {
  const [movement] = await query(database, 't.id = $1', [transactionId]);
  if (!movement) throw notFound('No se encontró la transacción');
  return movement;
}

function readMovements(database: Queryable, appUserId: string, rest: string): Promise<Movement[]> {
  return query(database, `t.app_user_id = $1 and ${rest}`, [appUserId]);
}

async function query(database: Queryable, where: string, params: readonly unknown[]): Promise<Movement[]> {
  const rows = await database.query<Omit<Movement, 'amount' | 'formattedAmount'> & { amount: string }>(
    `select t.id as "transactionId", t.payment_request_id as "paymentRequestId", t.origin, t.status, b.name as "businessName",
       br.name as "branchName", u.name as "cashierName", t.amount, t.note, t.reference, t.created_at as "creationDate",
       t.expires_at as "expirationDate", t.resolved_at as "resolutionDate"
     from transactions t join businesses b on b.id = t.business_id left join branches br on br.id = t.branch_id
       left join users u on u.id = t.cashier_id
     where ${where}`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    formattedAmount: formatMoney(row.amount),
  }));
}
