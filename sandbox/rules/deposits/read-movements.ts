import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/sql-params.ts';
import { type Scope, scopeCondition } from '../scope.ts';
import { CLOSING_COLUMNS } from './closing-columns.ts';

/** Money that left for the fund source, or came back. */
export interface DepositMovement {
  deposit_id: string;
  reference: string;
  kind: 'made' | 'returned';
  at: Date;
  /** The part of the scope's closings, exact decimal text, never signed by `kind`. */
  amount: string;
  /** The closings of the scope in it. */
  closing_count: number;
  bank_name: string;
  last_four: string;
  /** Why the bank returned it; null of one that is made. */
  reason: string | null;
}

/** Deposits made and returned from a moment up to before another, oldest first, for the closings of a scope. */
export function readDepositMovements(
  database: Queryable,
  scope: Scope,
  { from, to }: { from: Date; to: Date },
): Promise<DepositMovement[]> {
  const params = createParams();
  const visible = scopeCondition(scope, params, CLOSING_COLUMNS);
  const businessId = params.add(scope.businessId);
  const [start, end] = [params.add(from), params.add(to)];
  return database.query<DepositMovement>(
    `select d.id as deposit_id, d.reference, m.kind, m.at, part.amount, part.closing_count, d.bank_name, d.last_four,
       case when m.kind = 'returned' then d.return_reason end as reason
     from deposits d
       cross join lateral (values ('made', d.made_at), ('returned', d.returned_at)) as m (kind, at)
       cross join lateral (
         select sum(c.net_amount)::numeric(14, 2) as amount, count(*)::int as closing_count
         from deposit_closings l join closings c on c.id = l.closing_id
         where l.deposit_id = d.id and ${visible}
       ) as part
     where d.business_id = ${businessId} and m.at >= ${start} and m.at < ${end} and part.closing_count > 0
     order by m.at, d.reference`,
    params.values,
  );
}

/** The completed closings of a scope that were not in the account at a moment: to be deposited, or returned. */
export async function readUndeposited(
  database: Queryable,
  scope: Scope,
  at: Date,
): Promise<{ count: number; amount: string }> {
  const params = createParams();
  const visible = scopeCondition(scope, params, CLOSING_COLUMNS);
  const moment = params.add(at);
  const [row] = await database.query<{ count: number; amount: string }>(
    `select count(*)::int as count, coalesce(sum(c.net_amount), 0)::numeric(14, 2) as amount from closings c
     where ${visible} and c.status = 'completed' and c.completed_at <= ${moment} and not exists (
       select 1 from deposit_closings l join deposits d on d.id = l.deposit_id
       where l.closing_id = c.id and d.made_at <= ${moment} and (d.returned_at is null or d.returned_at > ${moment})
     )`,
    params.values,
  );
  return row ?? { count: 0, amount: '0.00' };
}
