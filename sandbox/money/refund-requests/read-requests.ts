import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from '#money/transactions/read-transactions.ts';
import { notFound } from '#terms/errors/api-error.ts';

type StoredStatus = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed' | 'superseded';

/** A request to refund with the names of the people. The amount is exact decimal text. */
export interface RequestRow {
  id: string;
  transaction_id: string;
  amount: string;
  reason: string;
  requested_by: string;
  requested_by_name: string;
  status: StoredStatus;
  decided_by: string | null;
  decided_by_name: string | null;
  decision_reason: string;
  created_at: Date;
  expires_at: Date;
  decided_at: Date | null;
}

const SELECT_REQUESTS = `select q.id, q.transaction_id, q.amount, q.reason, q.requested_by, a.name as requested_by_name, q.status,
    q.decided_by, d.name as decided_by_name, q.decision_reason, q.created_at, q.expires_at, q.decided_at
  from refund_requests q join users a on a.id = q.requested_by left join users d on d.id = q.decided_by`;

/** A request whose time is over has lapsed, whether its status says so or not. */
export const statusAt = ({ status, expires_at }: RequestRow, now: Date): StoredStatus =>
  status === 'pending' && expires_at <= now ? 'lapsed' : status;

/** SQL of the requests that a person sees: of those in the scope all if they may approve any, and always their own. */
function visibleTo(session: Session, scope: Scope, params: Params): string {
  const own = `q.requested_by = ${params.add(session.user.id)}`;
  return session.refundMode === 'allowed' ? `(${scopeCondition(scope, params, 'q')} or ${own})` : own;
}

/** @throws ApiError 404 if the person does not see it */
export async function requireRequest(
  database: Queryable,
  session: Session,
  scope: Scope,
  requestId: string,
): Promise<RequestRow> {
  const params = createParams();
  const [row] = await database.query<RequestRow>(
    `${SELECT_REQUESTS} where q.id = ${params.add(requestId)} and ${visibleTo(session, scope, params)}`,
    params.values,
  );
  if (!row) throw notFound('No se encontró la solicitud de reembolso');
  return row;
}

interface RequestsPage {
  rows: RequestRow[];
  count: number;
  /** Those that wait, in whatever state the page is. */
  waiting: { count: number; amount: string };
}

/** A page of the requests that a person sees. */
export async function listRequests(
  database: Queryable,
  session: Session,
  scope: Scope,
  { state = 'waiting', pageProperties }: Schemas['ListRefundRequestsContent'],
  now: Date,
): Promise<RequestsPage> {
  const params = createParams();
  const visible = visibleTo(session, scope, params);
  const waits = `(q.status = 'pending' and q.expires_at > ${params.add(now)})`;
  const [total] = await database.query<{ count: number; waiting: number; amount: string }>(
    `select count(*)::int as count, (count(*) filter (where ${waits}))::int as waiting,
       coalesce(sum(q.amount) filter (where ${waits}), 0.00)::text as amount
     from refund_requests q where ${visible}`,
    params.values,
  );
  const { count: all, waiting, amount } = total ?? { count: 0, waiting: 0, amount: '0.00' };
  const { currentPage, pageSize } = pageProperties;
  const listed =
    state === 'waiting'
      ? `${waits} order by q.created_at, q.id`
      : `not ${waits} order by coalesce(q.decided_at, q.expires_at) desc, q.id`;
  const rows = await database.query<RequestRow>(
    `${SELECT_REQUESTS} where ${visible} and ${listed}
     limit ${params.add(pageSize)} offset ${params.add((currentPage - 1) * pageSize)}`,
    params.values,
  );
  return { rows, count: state === 'waiting' ? waiting : all - waiting, waiting: { count: waiting, amount } };
}

const MOST_OF_TRANSACTION = 50;

/** The requests to refund a transaction, first to last. */
export async function requestsOf(database: Queryable, transactionId: string): Promise<RequestRow[]> {
  const rows = await database.query<RequestRow>(
    `${SELECT_REQUESTS} where q.transaction_id = $1 order by q.created_at desc, q.id desc limit ${MOST_OF_TRANSACTION}`,
    [transactionId],
  );
  return rows.reverse();
}

/** The payments of requests, by their ids. */
export async function paymentsOf(
  database: Queryable,
  requests: readonly RequestRow[],
): Promise<Map<string, TransactionRow>> {
  const rows = await database.query<TransactionRow>(`${SELECT_TRANSACTIONS} where t.id = any($1)`, [
    requests.map(({ transaction_id }) => transaction_id),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}
