import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import { checkRangeOrder } from '#terms/time/days-of-range.ts';
import type { ActivityKind } from './actions.ts';

type Filters = Schemas['ActivityFilters'];

export interface ActivityRow {
  id: number;
  actor_id: string;
  actor_name: string;
  actor_username: string;
  kind: ActivityKind;
  action: string;
  subject: string;
  detail: string;
  address: string | null;
  device: string | null;
  created_at: Date;
}

const SELECT_ACTIVITY = `select a.id, a.actor_id, a.actor_name, a.actor_username, a.kind, a.action, a.subject, a.detail,
    a.address, a.device, a.created_at from activity a`;
const BATCH = 1_000;

/**
 * One page of the business's activity, ordered by date.
 * @throws ApiError 400 for a range that ends before it starts
 */
export async function listActivity(
  database: Queryable,
  session: Session,
  { pageProperties, ...filters }: Schemas['ListActivityContent'],
): Promise<{ rows: ActivityRow[]; count: number }> {
  const count = await countActivity(database, session, filters);
  const params = createParams();
  const where = condition(session, filters, params);
  const { currentPage, pageSize } = pageProperties;
  const rows = await database.query<ActivityRow>(
    `${SELECT_ACTIVITY} where ${where} ${order(filters)}
     limit ${params.add(pageSize)} offset ${params.add((currentPage - 1) * pageSize)}`,
    params.values,
  );
  return { rows, count };
}

/** Number of entries that match the filters. @throws ApiError 400 */
export async function countActivity(
  database: Queryable,
  session: Session,
  filters: Filters,
): Promise<number> {
  const params = createParams();
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from activity a where ${condition(session, filters, params)}`,
    params.values,
  );
  return row?.count ?? 0;
}

/** All entries that match the filters, in batches (keyset pagination). */
export async function* eachActivity(
  database: Queryable,
  session: Session,
  filters: Filters,
): AsyncGenerator<ActivityRow[]> {
  let last: ActivityRow | undefined;
  do {
    const params = createParams();
    const where = condition(session, filters, params);
    const after = last
      ? `and (a.created_at, a.id) ${filters.sort === 'asc' ? '>' : '<'} (${params.add(last.created_at)}, ${params.add(last.id)})`
      : '';
    const rows: ActivityRow[] = await database.query<ActivityRow>(
      `${SELECT_ACTIVITY} where ${where} ${after} ${order(filters)} limit ${BATCH}`,
      params.values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function order({ sort }: Filters): string {
  const direction = sort === 'asc' ? 'asc' : 'desc';
  return `order by a.created_at ${direction}, a.id ${direction}`;
}

/** @throws ApiError 400 for a range that ends before it starts */
export const checkActivityFilters = ({ startDate, endDate }: Filters): void =>
  checkRangeOrder(startDate, endDate, 'endDate');

function condition(session: Session, filters: Filters, params: Params): string {
  const { actor = '', kinds = [], startDate, endDate } = filters;
  checkActivityFilters(filters);
  const business = params.add(session.business.id);
  const conditions = [`a.business_id = ${business}`];
  const name = actor.trim().replace(/^@/, '');
  if (name !== '') {
    // Compared by user id, so that the index on `actor_id` is used, and a renamed person is found by the old and the new name.
    conditions.push(`a.actor_id in (select u.id from users u where u.business_id = ${business}
      and position(search_text(${params.add(name)}) in search_text(u.username || E'\\n' || u.name)) > 0)`);
  }
  // A single kind can be read from its index in the order of the page; several kinds have to be merged.
  if (kinds.length === 1) conditions.push(`a.kind = ${params.add(kinds[0])}`);
  else if (kinds.length > 1) conditions.push(`a.kind = any(${params.add(kinds)})`);
  if (startDate) conditions.push(`a.created_at >= ${params.add(new Date(startDate))}`);
  if (endDate) conditions.push(`a.created_at <= ${params.add(new Date(endDate))}`);
  return conditions.join(' and ');
}
