import type { Session } from '#access/sessions/sessions.ts';
import type { ContentOf, Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, ReadSources } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { DEPOSIT_STATUS } from '#money/deposits/read-deposits.ts';
import { sumUndeposited, type UndepositedRow } from '#money/deposits/undeposited.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { closingCondition, visibleTo } from './closing-conditions.ts';
import type { TotalsRow } from './ledger-entries.ts';
import type { ClosingRequest } from './target.ts';

/** A closing with the names of its branch, its cashier and the user who made it. */
export interface ClosingRow extends TotalsRow {
  id: string;
  number: number;
  status: Schemas['ClosingStatus'];
  error_reason: string | null;
  origin: Schemas['ClosingType'];
  created_by_name: string | null;
  branch_id: string;
  branch_name: string;
  cashier_id: string | null;
  cashier_ids: string[] | null;
  checkout_name: string | null;
  fri_username: string;
  starts_at: Date | null;
  ends_at: Date;
  created_at: Date;
  completed_at: Date | null;
  /** Null if there was no count, as are its expected amount, difference and reason. */
  counted_amount: string | null;
  expected_amount: string | null;
  count_difference: string | null;
  count_reason: string | null;
  /**
   * This and the next two are those of the current deposit, and null if there is none. The day is `YYYY-MM-DD`; the reference is
   * null until the deposit is made.
   */
  deposit_status: Schemas['DepositStatus'] | null;
  deposit_day: string | null;
  deposit_reference: string | null;
  /** Numbers of the closings that took the entries of this failed one. */
  replaced_by: number[];
}

const SELECT_CLOSINGS = `select c.id, c.number, c.status, c.error_reason, c.origin, c.payment_count, c.refund_count,
    c.gross_amount, c.refunded_amount, c.net_amount, maker.name as created_by_name, c.branch_id,
    br.name as branch_name, c.cashier_id, c.cashier_ids, cashier.name as checkout_name,
    coalesce(cashier.username, keeper.username, b.fri_username) as fri_username,
    c.starts_at, c.ends_at, c.created_at, c.completed_at, c.counted_amount, c.expected_amount,
    c.counted_amount - c.expected_amount as count_difference, c.count_reason,
    case when d.id is not null then ${DEPOSIT_STATUS} end as deposit_status, d.scheduled_on::text as deposit_day,
    d.reference as deposit_reference, array(
      select x.number from closing_replacements r join closings x on x.id = r.replaced_by where r.closing_id = c.id
      order by x.number
    ) as replaced_by
  from closings c join businesses b on b.id = c.business_id join branches br on br.id = c.branch_id
    left join users cashier on cashier.id = c.cashier_id left join users maker on maker.id = c.created_by
    left join deposits d on d.id = c.deposit_id
    left join users keeper on keeper.branch_id = c.branch_id and keeper.type = 'branch_admin'`;

/**
 * One page of the filtered closings that the caller may see, ordered by date, and the money of all pages that is not deposited.
 * @throws ApiError 400 for a range that ends before it starts, 404 for a branch outside the scope
 */
export async function searchClosings(
  { database, reads }: ReadSources,
  session: Session,
  search: ContentOf<'closings.history'>,
): Promise<{ rows: ClosingRow[]; count: number; undeposited: UndepositedRow }> {
  const { sort, pageProperties } = search;
  const params = createParams();
  const where = await closingCondition(database, session, search, params);
  const undeposited = await sumUndeposited(reads, session.business.id, where, params.values);
  const [total] = await reads.query<{ count: number }>(
    `select count(*) as count from closings c where ${where}`,
    params.values,
  );
  const direction = sort === 'asc' ? 'asc' : 'desc';
  const { currentPage, pageSize } = pageProperties;
  const rows = await reads.query<ClosingRow>(
    `${SELECT_CLOSINGS} where ${where} order by c.created_at ${direction}, c.number ${direction}
     limit ${params.add(pageSize)} offset ${params.add((currentPage - 1) * pageSize)}`,
    params.values,
  );
  return { rows, count: total?.count ?? 0, undeposited };
}

/**
 * Reads one closing that the caller may see.
 * @throws ApiError 404
 */
export async function requireClosing(
  database: Queryable,
  session: Session,
  closingId: string,
  request: ClosingRequest = {},
): Promise<ClosingRow> {
  const params = createParams();
  const where = `${await visibleTo(database, session, request, params)} and c.id = ${params.add(closingId)}`;
  const [row] = await database.query<ClosingRow>(`${SELECT_CLOSINGS} where ${where}`, params.values);
  if (!row) throw notFound('No se encontró el cierre');
  return row;
}

/** The closings that replaced a canceled one, as far as the caller may see them: a cashier does not see those of its branch. */
export async function readReplacements(
  database: Queryable,
  session: Session,
  { id, status }: ClosingRow,
): Promise<{ id: string; number: number }[]> {
  if (status !== 'canceled') return [];
  const params = createParams();
  const visible = await visibleTo(database, session, {}, params);
  return database.query(
    `select c.id, c.number from closing_replacements r join closings c on c.id = r.replaced_by
     where r.closing_id = ${params.add(id)} and ${visible} order by c.number`,
    params.values,
  );
}

/** Number of filtered closings that the caller may see. */
export async function countClosings(
  database: Queryable,
  session: Session,
  search: ContentOf<'closings.exportHistory'>,
): Promise<number> {
  const params = createParams();
  const where = await closingCondition(database, session, search, params);
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from closings c where ${where}`,
    params.values,
  );
  return row?.count ?? 0;
}

/** All filtered closings that the caller may see, in the order of the list, in batches. */
export async function* eachClosing(
  database: Queryable,
  session: Session,
  search: ContentOf<'closings.exportHistory'>,
  batchSize = 2_000,
): AsyncGenerator<ClosingRow[]> {
  const isAscending = search.sort === 'asc';
  const [after, direction] = isAscending ? ['>', 'asc'] : ['<', 'desc'];
  let last: ClosingRow | undefined;
  do {
    const params = createParams();
    const where = [await closingCondition(database, session, search, params)];
    if (last)
      where.push(
        `(c.created_at, c.number) ${after} (${params.add(last.created_at)}, ${params.add(last.number)})`,
      );
    const rows: ClosingRow[] = await database.query<ClosingRow>(
      `${SELECT_CLOSINGS} where ${where.join(' and ')} order by c.created_at ${direction}, c.number ${direction}
       limit ${params.add(batchSize)}`,
      params.values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

/** Closings by id, ordered by number. */
export function readClosings(database: Queryable, ids: readonly string[]): Promise<ClosingRow[]> {
  return database.query<ClosingRow>(`${SELECT_CLOSINGS} where c.id = any($1) order by c.number`, [[...ids]]);
}
