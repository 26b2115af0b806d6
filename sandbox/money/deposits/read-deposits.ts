import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { ContentOf, Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, ReadSources } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import { checkRangeOrder } from '#terms/time/days-of-range.ts';

/** A deposit and the part of it that a scope sees. Money is exact decimal text, days are `YYYY-MM-DD`. */
export interface DepositRow {
  id: string;
  status: Schemas['DepositStatus'];
  scheduled_on: string;
  reference: string | null;
  /** This and the three below are those of the current fund source while the deposit is pending; null if there is none. */
  bank_id: string | null;
  bank_name: string | null;
  last_four: string | null;
  account_type: Schemas['AccountType'] | null;
  account_holder: string | null;
  made_at: Date | null;
  credited_at: Date | null;
  returned_at: Date | null;
  return_reason: string | null;
  /** Null once the closings were sent again. */
  retry_on: string | null;
  replaced_reference: string | null;
  reconciled_at: Date | null;
  amount: string;
  closing_count: number;
  is_partial: boolean;
}

export const DEPOSIT_STATUS = `case when d.made_at is null then 'pending' when d.returned_at is null then 'deposited' else 'returned' end`;

// Once a deposit is made, its closings are those in `deposit_closings`: a returned deposit keeps them there even after they were
// sent again.
const selectDeposits = (visible: string) => `select d.id, ${DEPOSIT_STATUS} as status,
    d.scheduled_on::text as scheduled_on, d.reference, case when d.made_at is null then f.bank_id end as bank_id,
    d.bank_name, case when d.made_at is null then right(f.account_number, 4) else d.last_four end as last_four,
    case when d.made_at is null then f.account_type else d.account_type end as account_type,
    case when d.made_at is null then f.account_holder else d.account_holder end as account_holder,
    d.made_at, d.credited_at, d.returned_at, case when d.returned_at is not null then d.return_reason end as return_reason,
    case when again.id is null then d.retry_on::text end as retry_on, replaced.reference as replaced_reference, d.reconciled_at,
    coalesce(part.amount, 0)::numeric(14, 2) as amount, part.closing_count, part.closing_count < part.all_count as is_partial
  from deposits d left join fund_sources f on f.business_id = d.business_id
    left join deposits replaced on replaced.id = d.replaces left join deposits again on again.replaces = d.id
    cross join lateral (
      select sum(c.net_amount) filter (where ${visible}) as amount,
        (count(*) filter (where ${visible}))::int as closing_count, count(*)::int as all_count
      from (
        select closing_id from deposit_closings where deposit_id = d.id
        union all
        select id from closings where deposit_id = d.id and d.made_at is null
      ) l join closings c on c.id = l.closing_id
    ) as part`;

/** The current deposit of each of these closings, by closing id; closings that are not completed have none. */
export async function readDepositsOf(
  database: Queryable,
  scope: Scope,
  closings: readonly { id: string }[],
): Promise<ReadonlyMap<string, DepositRow>> {
  if (closings.length === 0) return new Map();
  const ids = closings.map(({ id }) => id);
  const links = await database.query<{ id: string; deposit_id: string }>(
    'select id, deposit_id from closings where id = any($1) and deposit_id is not null',
    [ids],
  );
  const params = createParams();
  const visible = scopeCondition(scope, params, 'c');
  const rows = await readWhere(database, visible, params, [
    ...new Set(links.map(({ deposit_id }) => deposit_id)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    links.flatMap(({ id, deposit_id }) => {
      const row = byId.get(deposit_id);
      return row ? [[id, row] as const] : [];
    }),
  );
}

/** Earlier deposits of a closing that the bank returned, oldest first. */
export async function readEarlierDeposits(
  database: Queryable,
  scope: Scope,
  closingId: string,
): Promise<DepositRow[]> {
  const earlier = await database.query<{ id: string }>(
    `select l.deposit_id as id from deposit_closings l join closings c on c.id = l.closing_id
     where l.closing_id = $1 and l.deposit_id <> c.deposit_id`,
    [closingId],
  );
  const params = createParams();
  const visible = scopeCondition(scope, params, 'c');
  return readWhere(
    database,
    visible,
    params,
    earlier.map(({ id }) => id),
  );
}

/** Deposits of a business by id, including all their closings, ordered by when they were made. */
export const readDepositsById = (
  database: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<DepositRow[]> => {
  const params = createParams();
  return readWhere(database, `c.business_id = ${params.add(businessId)}`, params, ids);
};

/** Deposits that match a condition, ordered by when they were made. */
async function readWhere(
  database: Queryable,
  visible: string,
  params: Params,
  ids: readonly string[],
): Promise<DepositRow[]> {
  if (ids.length === 0) return [];
  return database.query<DepositRow>(
    `${selectDeposits(visible)} where d.id = any(${params.add([...ids])}) order by d.made_at`,
    params.values,
  );
}

/**
 * A page of the deposits of a business, ordered by the day on which they are sent.
 * @throws ApiError 400 for a range that ends before it starts
 */
export async function listDeposits(
  { reads }: Pick<ReadSources, 'reads'>,
  session: Session,
  search: ContentOf<'closings.listDeposits'>,
): Promise<{ rows: DepositRow[]; count: number }> {
  const { statuses = [], startDay, endDay, sort, pageProperties } = search;
  checkRangeOrder(startDay, endDay, 'endDay');
  const params = createParams();
  const conditions = [`d.business_id = ${params.add(session.business.id)}`];
  if (statuses.length > 0) conditions.push(`${DEPOSIT_STATUS} = any(${params.add(statuses)})`);
  if (startDay) conditions.push(`d.scheduled_on >= ${params.add(startDay)}`);
  if (endDay) conditions.push(`d.scheduled_on <= ${params.add(endDay)}`);
  const where = conditions.join(' and ');
  const [total] = await reads.query<{ count: number }>(
    `select count(*)::int as count from deposits d where ${where}`,
    params.values,
  );
  const direction = sort === 'asc' ? 'asc' : 'desc';
  const { currentPage, pageSize } = pageProperties;
  const rows = await reads.query<DepositRow>(
    `${selectDeposits('true')} where ${where} order by d.scheduled_on ${direction}, d.made_at ${direction}, d.id
     limit ${params.add(pageSize)} offset ${params.add((currentPage - 1) * pageSize)}`,
    params.values,
  );
  return { rows, count: total?.count ?? 0 };
}
