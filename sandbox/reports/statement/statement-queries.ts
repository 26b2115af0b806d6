import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Params } from '#ground/db/sql-params.ts';
import type { DayPart } from '#terms/time/calendar.ts';

// Parts of one statement, whose rows all have the columns of the first part, `moneyOf`. Amounts are in cents.

/**
 * Money received and refunded per day. Days begin at one of the business's full hours. The money of a branch is found by its
 * cashiers.
 */
export function moneyOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  const table = scope.branchId === null ? 'hourly_money_of_branches' : 'hourly_money_of_cashiers';
  return `select 'money' as kind, d.n, sums."receivedCount", sums.received, sums."refundedCount", sums.refunded,
      null::int as count, null::float8 as amount, null::int[] as numbers, null::boolean as "isBefore",
      null::timestamptz as "closedAt", null::timestamptz as "firstAt", null::text as reference
    from ${daysIn(days, params)} cross join lateral (
      select sum(h.received_count)::int as "receivedCount", (sum(h.received) * 100)::float8 as received,
        sum(h.refunded_count)::int as "refundedCount", (sum(h.refunded) * 100)::float8 as refunded
      from ${table} h where ${scopeCondition(scope, params, 'h')} and h.hour >= d.starts and h.hour < d.ends
      having count(*) > 0) as sums`;
}

/** The closings completed on each day. */
export function closingsOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  return `select 'closings', d.n, null, null, null, null, sums.count, sums.amount, sums.numbers, null, null, null, null
    from ${daysIn(days, params)} cross join lateral (
      select count(*)::int as count, (sum(c.net_amount) * 100)::float8 as amount, array_agg(c.number order by c.number) as numbers
      from closings c where ${scopeCondition(scope, params, 'c')} and c.closed_at >= d.starts and c.closed_at < d.ends
      having count(*) > 0) as sums`;
}

/**
 * Entries that were open at each moment: no closing holds them, or the one that does was completed later or is not completed
 * yet.
 */
export function openAt(scope: Scope, moments: readonly Date[], params: Params): string {
  const starts = params.add(moments[0]);
  const held = (condition: string) => `select l.amount, l.created_at, c.closed_at from closings c
    join ledger_entries l on l.closing_id = c.id
    where ${scopeCondition(scope, params, 'c')} and ${condition} and (c.oldest_at is null or c.oldest_at < m.at) and l.created_at < m.at`;
  return `select 'open', m.n, null, null, null, null, null, (sum(e.amount) * 100)::float8, null, e.created_at < ${starts},
      max(e.closed_at), min(e.created_at), null
    from ${momentsIn(moments, params)} cross join lateral (
      select l.amount, l.created_at, null::timestamptz as closed_at from ledger_entries l
      where ${scopeCondition(scope, params, 'l')} and l.closing_id is null and l.created_at < m.at
      union all ${held('c.closed_at >= m.at')}
      union all ${held(`c.status = 'processing'`)}) as e
    group by m.n, e.created_at < ${starts}, e.closed_at is null`;
}

/**
 * Deposits made and returned per day. For the whole business their own amount counts, for a branch the amount of its closings.
 */
export function movementsOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  const starts = params.add(days.map(({ from }) => from));
  const [first, end] = [params.add(days[0]?.from ?? null), params.add(days.at(-1)?.to ?? null)];
  const amount = scope.branchId === null ? 'd.amount' : 'part.net';
  return `select m.kind, width_bucket(m.at, ${starts}::timestamptz[]) - 1, null, null, null, null, part.count,
      (${amount} * 100)::float8, null, null, null, m.at, d.reference
    from deposits d cross join lateral (values ('made', d.made_at), ('returned', d.returned_at)) as m (kind, at)
    cross join lateral (
      select count(*)::int as count, sum(c.net_amount) as net from deposit_closings held join closings c on c.id = held.closing_id
      where held.deposit_id = d.id and ${scopeCondition(scope, params, 'c')}) as part
    where d.business_id = ${params.add(scope.businessId)} and m.at >= ${first} and m.at < ${end} and part.count > 0`;
}

/**
 * Closings that were not deposited at each moment: they were in no deposit made before that had not been returned by then. Such
 * a closing now has no deposit, or one that is later, pending or returned.
 */
export function undepositedAt(scope: Scope, moments: readonly Date[], params: Params): string {
  return `select 'undeposited', m.n, null, null, null, null, count(*)::int, (sum(e.net_amount) * 100)::float8, null, null,
      max(e.closed_at), min(e.closed_at), null
    from ${momentsIn(moments, params)} cross join lateral (
      select c.net_amount, c.closed_at from closings c
      where ${scopeCondition(scope, params, 'c')} and c.status = 'completed' and c.deposit_id is null and c.closed_at < m.at
      union all
      select c.net_amount, c.closed_at from deposits d join closings c on c.deposit_id = d.id
      where d.business_id = ${params.add(scope.businessId)} and (d.made_at is null or d.made_at >= m.at or d.returned_at is not null)
        and ${scopeCondition(scope, params, 'c')} and c.closed_at < m.at and not exists (
          select 1 from deposit_closings held join deposits before on before.id = held.deposit_id
          where held.closing_id = c.id and before.made_at < m.at and (before.returned_at is null or before.returned_at >= m.at))) as e
    group by m.n`;
}

function momentsIn(moments: readonly Date[], params: Params): string {
  const numbers = params.add(moments.map((_, n) => n));
  return `unnest(${numbers}::int[], ${params.add([...moments])}::timestamptz[]) as m (n, at)`;
}

function daysIn(days: readonly DayPart[], params: Params): string {
  const numbers = params.add(days.map((_, n) => n));
  const starts = params.add(days.map(({ from }) => from));
  const ends = params.add(days.map(({ to }) => to));
  return `unnest(${numbers}::int[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as d (n, starts, ends)`;
}
