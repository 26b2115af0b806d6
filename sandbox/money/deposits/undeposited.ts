import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { type DepositRow, readDepositsOf } from './read-deposits.ts';

/** Number of completed closings whose money has not been deposited, and their exact sum. */
export interface UndepositedRow {
  count: number;
  amount: string;
}

/**
 * Sums the closings of a search (a condition over `closings c`) that are completed and whose deposit is pending or returned.
 * Starts from the deposits, because nearly all closings were deposited long ago.
 */
export async function sumUndeposited(
  database: Queryable,
  businessId: string,
  condition: string,
  values: readonly unknown[],
): Promise<UndepositedRow> {
  const [row] = await database.query<UndepositedRow>(
    `select count(*)::int as count, coalesce(sum(c.net_amount), 0)::numeric(14, 2) as amount
     from (
       select c.* from deposits d join closings c on c.deposit_id = d.id
       where d.business_id = $${values.length + 1} and (d.made_at is null or d.returned_at is not null)
       union all
       select c.* from closings c where c.deposit_id is null
     ) c where ${condition} and c.status = 'completed'`,
    [...values, businessId],
  );
  return row ?? { count: 0, amount: '0.00' };
}

/** The latest returned deposit of a scope that has not been sent again, with one of its closings; undefined if there is none. */
export async function readReturnedDeposit(
  database: Queryable,
  scope: Scope,
): Promise<{ closing: { id: string; number: number }; deposit: DepositRow } | undefined> {
  const params = createParams();
  const visible = scopeCondition(scope, params, 'c');
  const [found] = await database.query<{ id: string; number: number }>(
    `select c.id, c.number from deposits d join closings c on c.deposit_id = d.id
     where d.business_id = ${params.add(scope.businessId)} and d.returned_at is not null and ${visible}
     order by d.returned_at desc, c.number desc limit 1`,
    params.values,
  );
  const deposit = found && (await readDepositsOf(database, scope, [found])).get(found.id);
  return deposit && { closing: found, deposit };
}

/** A closing in a deposit; its amount is exact decimal text. */
export interface ClosingOfDepositRow {
  id: string;
  number: number;
  branch_name: string;
  checkout_name: string | null;
  net_amount: string;
}

const MOST_CLOSINGS = 200;

/** The closings in a closing's current deposit that a scope sees, ordered by number, at most 200. */
export function readClosingsBeside(
  database: Queryable,
  scope: Scope,
  depositId: string,
): Promise<ClosingOfDepositRow[]> {
  const params = createParams();
  const visible = scopeCondition(scope, params, 'c');
  return database.query<ClosingOfDepositRow>(
    `select c.id, c.number, br.name as branch_name, u.name as checkout_name, c.net_amount
     from closings c join branches br on br.id = c.branch_id left join users u on u.id = c.cashier_id
     where c.deposit_id = ${params.add(depositId)} and ${visible} order by c.number desc limit ${MOST_CLOSINGS}`,
    params.values,
  );
}
