import { KINDS } from '#access/activity/actions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';
import { ids } from './plan/business-branch-and-user-rows.ts';
import type { BusinessPlan } from './plan/business-plan.ts';
import { plannedCashiers } from './plan/planned-cashiers.ts';

const money = (column: string) => `'Q' || to_char(${column}, 'FM999,999,990.00')`;

// Every entry is derived from a transaction or closing, so that the activity and the histories agree.
const DERIVED = `
  select t.created_by as actor_id, 'request-sent' as action, '@' || a.username as subject, ${money('t.amount')} as detail,
    t.created_at as at
  from recent t join app_users a on a.id = t.app_user_id where t.origin = 'request'
  union all
  select t.created_by, 'charge-created', c.name, ${money('t.amount')}, t.created_at
  from recent t join users c on c.id = t.cashier_id where t.origin = 'charge'
  union all
  select actor.id, case e.status when 'refunded' then 'refunded' when 'canceled' then 'request-canceled'
      when 'rejected' then 'payment-rejected' else 'payment-assigned' end,
    '@' || case e.status when 'completed' then cashier.username else a.username end,
    case when e.status = 'refunded' and t.status = 'completed' then ${money('t.refunded_amount')} || ' de ' else '' end
      || ${money('t.amount')} || case e.status when 'completed' then ' de @' || a.username else '' end, e.created_at
  from recent t join transaction_events e on e.transaction_id = t.id join app_users a on a.id = t.app_user_id
    left join users cashier on cashier.id = t.cashier_id
    join users actor on actor.business_id = t.business_id and actor.name = e.actor_name
      and (actor.id = t.cashier_id or actor.type = 'branch_admin')
  where e.status in ('refunded', 'canceled') or (t.origin = 'payment' and e.status in ('rejected', 'completed'))
  union all
  select q.requested_by, 'refund-requested', '@' || a.username, ${money('q.amount')} || ' de ' || ${money('t.amount')}, q.created_at
  from refund_requests q join transactions t on t.id = q.transaction_id join app_users a on a.id = t.app_user_id
  where q.business_id = $1
  union all
  select c.created_by, case c.status when 'error' then 'closing-failed' else 'closing-made' end,
    'CI-' || lpad(c.number::text, 6, '0') || ' (' || br.name || ', ' || cashier.name || ')',
    case c.status when 'error' then c.error_reason else ${money('c.net_amount')} end, c.created_at
  from closings c join branches br on br.id = c.branch_id join users cashier on cashier.id = c.cashier_id
  where c.business_id = $1 and c.created_at >= $2 and c.created_by is not null
  union all
  select * from json_to_recordset($4) as other (actor_id text, action text, subject text, detail text, at timestamptz)`;

// People sign in just before their first action of a day.
const INSERT = `
  with recent as (select * from transactions where business_id = $1 and created_at >= $2),
  derived as (${DERIVED}),
  sign_ins as (
    select derived.actor_id, min(derived.at) - interval '4 minutes' as at from derived, businesses b where b.id = $1
    group by derived.actor_id, (derived.at at time zone b.time_zone)::date
  ),
  entries as (
    select * from derived union all select actor_id, 'signed-in', '', '', at from sign_ins
  )
  insert into activity (business_id, actor_id, actor_name, actor_username, kind, action, subject, detail, device, created_at)
  select $1, u.id, u.name, u.username, $3::json ->> e.action, e.action, e.subject, e.detail,
    case u.type when 'operator' then 'Chrome en Android' else 'Chrome en Windows' end, e.at
  from entries e join users u on u.id = e.actor_id order by e.at, u.id, e.action, e.subject`;

/** Inserts the activity since a moment, derived from the seeded transactions and closings. */
export async function insertActivity(
  tx: Queryable,
  plan: BusinessPlan,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await tx.query(INSERT, [
    ids.business(plan.username),
    since,
    JSON.stringify(KINDS),
    JSON.stringify(blockings(plan, now)),
  ]);
}

// The cashier was blocked on the evening before the first day on which it collected nothing.
function blockings(plan: BusinessPlan, now: Date) {
  return plannedCashiers(plan, now).flatMap(({ username, branchAdmin, blockedSince }) =>
    blockedSince
      ? [
          {
            actor_id: branchAdmin.id,
            action: 'cashier-blocked',
            subject: `@${username}`,
            detail: '',
            at: after(blockedSince, -2.5 * 3600),
          },
        ]
      : [],
  );
}
