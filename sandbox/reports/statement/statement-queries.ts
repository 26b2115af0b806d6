import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Params } from '#ground/db/sql-params.ts';
import type { DayPart } from '#terms/time/calendar.ts';

// Parts of one statement. Amounts are in cents.

/** The columns of all parts together, and their types. */
const COLUMNS = {
  kind: 'text',
  n: 'int',
  receivedCount: 'int',
  received: 'float8',
  refundedCount: 'int',
  refunded: 'float8',
  count: 'int',
  amount: 'float8',
  numbers: 'int[]',
  isBefore: 'boolean',
  closedAt: 'timestamptz',
  firstAt: 'timestamptz',
  reference: 'text',
};

/** SQL for one part, from its own columns by name; it has null in those of other parts. */
function part(columns: Partial<Record<keyof typeof COLUMNS, string>>, from: string): string {
  const own: Readonly<Record<string, string>> = columns;
  const all = Object.entries(COLUMNS).map(([name, type]) => `(${own[name] ?? 'null'})::${type} as "${name}"`);
  return `select ${all.join(', ')} ${from}`;
}

/**
 * Money received and refunded per day. Days begin at one of the business's full hours. The money of a branch is found by its
 * cashiers.
 */
export function moneyOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  const table = scope.branchId === null ? 'hourly_money_of_branches' : 'hourly_money_of_cashiers';
  return part(
    {
      kind: `'money'`,
      n: 'd.n',
      receivedCount: 'sums.received_count',
      received: 'sums.received * 100',
      refundedCount: 'sums.refunded_count',
      refunded: 'sums.refunded * 100',
    },
    `from ${daysIn(days, params)} cross join lateral (
      select sum(h.received_count) as received_count, sum(h.received) as received,
        sum(h.refunded_count) as refunded_count, sum(h.refunded) as refunded
      from ${table} h where ${scopeCondition(scope, params, 'h')} and h.hour >= d.starts and h.hour < d.ends
      having count(*) > 0) as sums`,
  );
}

/** The closings completed on each day. */
export function closingsOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  return part(
    { kind: `'closings'`, n: 'd.n', count: 'sums.count', amount: 'sums.net * 100', numbers: 'sums.numbers' },
    `from ${daysIn(days, params)} cross join lateral (
      select count(*) as count, sum(c.net_amount) as net, array_agg(c.number order by c.number) as numbers
      from closings c where ${scopeCondition(scope, params, 'c')} and c.closed_at >= d.starts and c.closed_at < d.ends
      having count(*) > 0) as sums`,
  );
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
  return part(
    {
      kind: `'open'`,
      n: 'm.n',
      amount: 'sum(e.amount) * 100',
      isBefore: `e.created_at < ${starts}`,
      closedAt: 'max(e.closed_at)',
      firstAt: 'min(e.created_at)',
    },
    `from ${momentsIn(moments, params)} cross join lateral (
      select l.amount, l.created_at, null::timestamptz as closed_at from ledger_entries l
      where ${scopeCondition(scope, params, 'l')} and l.closing_id is null and l.created_at < m.at
      union all ${held('c.closed_at >= m.at')}
      union all ${held(`c.status = 'processing'`)}) as e
    group by m.n, e.created_at < ${starts}, e.closed_at is null`,
  );
}

/**
 * Deposits made and returned per day. For the whole business their own amount counts, for a branch the amount of its closings.
 */
export function movementsOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  const starts = params.add(days.map(({ from }) => from));
  const [first, end] = [params.add(days[0]?.from ?? null), params.add(days.at(-1)?.to ?? null)];
  const amount = scope.branchId === null ? 'd.amount' : 'part.net';
  return part(
    {
      kind: 'm.kind',
      n: `width_bucket(m.at, ${starts}::timestamptz[]) - 1`,
      amount: `${amount} * 100`,
      firstAt: 'm.at',
      reference: 'd.reference',
    },
    `from deposits d cross join lateral (values ('made', d.made_at), ('returned', d.returned_at)) as m (kind, at)
    cross join lateral (
      select count(*) as count, sum(c.net_amount) as net from deposit_closings held join closings c on c.id = held.closing_id
      where held.deposit_id = d.id and ${scopeCondition(scope, params, 'c')}) as part
    where d.business_id = ${params.add(scope.businessId)} and m.at >= ${first} and m.at < ${end} and part.count > 0
      and ${amount} is not null and d.reference is not null`,
  );
}

/**
 * Closings that were not deposited at each moment: they were in no deposit made before that had not been returned by then. Such
 * a closing now has no deposit, or one that is later, pending or returned.
 */
export function undepositedAt(scope: Scope, moments: readonly Date[], params: Params): string {
  return part(
    {
      kind: `'undeposited'`,
      n: 'm.n',
      count: 'count(*)',
      amount: 'sum(e.net_amount) * 100',
      closedAt: 'max(e.closed_at)',
      firstAt: 'min(e.closed_at)',
    },
    `from ${momentsIn(moments, params)} cross join lateral (
      select c.net_amount, c.closed_at from closings c
      where ${scopeCondition(scope, params, 'c')} and c.status = 'completed' and c.deposit_id is null and c.closed_at < m.at
      union all
      select c.net_amount, c.closed_at from deposits d join closings c on c.deposit_id = d.id
      where d.business_id = ${params.add(scope.businessId)} and (d.made_at is null or d.made_at >= m.at or d.returned_at is not null)
        and ${scopeCondition(scope, params, 'c')} and c.closed_at < m.at and not exists (
          select 1 from deposit_closings held join deposits before on before.id = held.deposit_id
          where held.closing_id = c.id and before.made_at < m.at and (before.returned_at is null or before.returned_at >= m.at))) as e
    group by m.n`,
  );
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
