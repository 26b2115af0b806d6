import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import type { DayPart } from '#terms/time/calendar.ts';
import { nextClosingHour } from '#terms/time/hours.ts';

/** True if all money that moved in a scope since the day began is in completed closings. */
export async function isEverythingClosed(
  database: Queryable,
  scope: Scope,
  { from }: DayPart,
): Promise<boolean> {
  const params = createParams();
  const inScope = scopeCondition(scope, params, 'l');
  const start = params.add(from);
  const open = await database.query(
    `select 1 from ledger_entries l where ${inScope} and l.closing_id is null and l.created_at >= ${start}
     union all select 1 from closings c join ledger_entries l on l.closing_id = c.id
     where c.business_id = ${params.add(scope.businessId)} and c.status = 'processing' and ${inScope} and l.created_at >= ${start}
     limit 1`,
    params.values,
  );
  return open.length === 0;
}

/** The last hour of today still to come at which something in a scope is closed automatically; null if there is none. */
export async function lastAutomaticClosing(
  database: Queryable,
  scope: Scope,
  { now, timeZone, dayEnd }: { now: Date; timeZone: string; dayEnd: Date },
): Promise<Date | null> {
  const params = createParams();
  const inScope = scopeCondition(scope, params, 'u', { cashier: 'u.id' });
  const owners = await database.query<{ hour: number }>(
    `select distinct u.closing_time as hour from users u join branches br on br.id = u.branch_id
     where ${inScope} and u.closing_type = 'automatic' and u.closing_time is not null and u.status <> 'deleted'
       and br.status <> 'deleted'`,
    params.values,
  );
  const hours = owners
    .map(({ hour }) => nextClosingHour(now, hour, timeZone))
    .filter((hour) => hour < dayEnd);
  return hours.length === 0 ? null : new Date(Math.max(...hours.map((hour) => hour.getTime())));
}
