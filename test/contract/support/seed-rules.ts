const OF_FAILED = 'e.cashier_id = any(f.cashier_ids) and e.created_at <= f.created_at';
/** Queries that return a row for each violation of a rule. */
export const VIOLATIONS: Record<string, readonly string[]> = {
  'no two users of a business have the same e-mail address': [
    'select business_id, lower(email_address) from users group by 1, 2 having count(*) > 1',
  ],
  'a request was answered before it expired': [
    `select id from transactions where origin = 'request' and status in ('completed', 'rejected') and resolved_at > expires_at`,
  ],
  'the default cashier of a branch is its first': [
    `select b.id from branches b where b.default_cashier_id is distinct from
       (select id from users where branch_id = b.id and type = 'operator' order by username limit 1)`,
  ],
  'a blocked cashier has received nothing since it was blocked': [
    `select t.id from transactions t join users u on u.id = t.cashier_id
     where u.status = 'blocked' and t.resolved_at > '2026-11-02T06:00:00Z'`,
  ],
  'each timeline begins with pending and ends with the current status, or with a refund of a part': [
    `select t.id from (select *, case when status = 'completed' then refunded_at end as partly from transactions) t
       left join transaction_events e on e.transaction_id = t.id
     group by t.id, t.status, t.created_at, t.resolved_at, t.partly
     having (array_agg(e.status order by e.id))[1] is distinct from 'pending'
       or (array_agg(e.status order by e.id desc) filter (where e.created_at is distinct from t.partly))[1] is distinct from t.status
       or min(e.created_at) <> t.created_at
       or max(e.created_at) filter (where e.created_at is distinct from t.partly) <> coalesce(t.resolved_at, t.created_at)
       or count(*) <> count(distinct e.status)`,
  ],
  'a closing leaves no earlier entry of its cashiers open': [
    `select e.id from ledger_entries e join closings c on e.cashier_id = any(c.cashier_ids)
     where c.status in ('completed', 'processing') and e.created_at <= c.created_at
       and (e.closing_id is null or e.closing_id <> c.id)
       and not exists (select 1 from closings held where held.id = e.closing_id and held.created_at <= c.created_at)`,
  ],
  'a closing has only entries of its cashier and the children, and none made after it': [
    `select c.id from closings c where c.cashier_ids <>
       array(select u.id from users u where c.cashier_id in (u.id, u.titular_id) order by u.id)`,
    `select e.id from ledger_entries e join closings c on c.id = e.closing_id
     where e.cashier_id <> all(c.cashier_ids) or e.branch_id <> c.branch_id or e.created_at > c.created_at`,
  ],
  'closings are numbered by time': [
    `select id from (select id, number, row_number() over (partition by business_id order by created_at, number) as place
       from closings) numbered where number <> place`,
  ],
  'no reference leads to another business': [
    `select t.id from transactions t left join branches b on b.id = t.branch_id left join users u on u.id = t.cashier_id
     where b.business_id <> t.business_id or u.business_id <> t.business_id or u.branch_id <> t.branch_id`,
  ],
  'a failed closing names the closings that took its entries, and is canceled once they took all': [
    `select f.id from closings f where f.status in ('error', 'canceled') and array(select replaced_by from closing_replacements
       where closing_id = f.id order by 1) <> array(select distinct c.id from ledger_entries e join closings c on c.id = e.closing_id
       where ${OF_FAILED} and c.number > f.number order by 1)`,
    `select f.id from closings f where f.status in ('error', 'canceled') and (f.status = 'error') <>
       exists (select 1 from ledger_entries e where e.closing_id is null and ${OF_FAILED})`,
  ],
  'the activity has every refund, request and manual closing, and the sign-ins before them': [
    `select t.id from transactions t join transaction_events e on e.transaction_id = t.id and e.status = 'refunded'
       join app_users p on p.id = t.app_user_id
     where not exists (select 1 from activity a join users u on u.id = a.actor_id where a.action = 'refunded'
       and a.created_at = e.created_at and a.subject = '@' || p.username and u.type = 'branch_admin' and u.name = e.actor_name)`,
    `select t.id from transactions t where t.origin = 'request' and not exists (
       select 1 from activity a where a.action = 'request-sent' and a.actor_id = t.created_by and a.created_at = t.created_at)`,
    `select c.id from closings c where c.origin = 'manual' and not exists (
       select 1 from activity a where a.kind = 'closings' and a.actor_id = c.created_by and a.created_at = c.created_at)`,
    `select a.id from activity a where a.action <> 'signed-in' and not exists (select 1 from activity before
       where before.action = 'signed-in' and before.actor_id = a.actor_id and before.created_at < a.created_at)`,
  ],
  'each department has municipalities, which have zones': [
    'select s.id from states s where not exists (select 1 from cities c where c.state_id = s.id)',
    'select c.id from cities c where not exists (select 1 from regions r where r.city_id = c.id)',
  ],
};
const STATUSES = [
  ...['payment completed', 'payment pending', 'payment refunded', 'payment rejected', 'request canceled'],
  ...['request completed', 'request expired', 'request pending', 'request refunded', 'request rejected'],
];
const statusesOf = (business: string) =>
  `select distinct origin || ' ' || status as value from transactions where business_id = '${business}' and origin <> 'charge' order by 1`;

/** Queries with what they return. */
export const FACTS: [what: string, sql: string, expected: unknown[]][] = [
  ['every status of requests and payments occurs in Tienda Luna', statusesOf('bu_tiendaluna'), STATUSES],
  ['every status of requests and payments occurs in Café Sol', statusesOf('bu_cafesol'), STATUSES],
  [
    'the cashiers of Centro have the roles that the sign-ins describe',
    `select concat_ws(' ', u.username, u.closing_locked, t.username) as value from users u left join users t on t.id = u.titular_id
     where u.username like 'tiendaluna-centro-caja%' order by 1`,
    [
      'tiendaluna-centro-caja1 f tiendaluna-centro-caja2',
      'tiendaluna-centro-caja2 f',
      'tiendaluna-centro-caja3 t',
    ],
  ],
  [
    'a role that only reads may read what its name says',
    `select array_to_string(permissions, ' ') as value from roles where id <> 'ro_administrador' order by id`,
    [
      'view_balance view_payments profile_view closing_history',
      'view_balance view_payments profile_view closing_history cashier_view branch_view user_view',
    ],
  ],
  [
    'there are charges that are paid, refunded, expired and pending',
    `select distinct status || ' ' || (app_user_id is not null) as value from transactions
     where business_id = 'bu_tiendaluna' and origin = 'charge' order by 1`,
    ['completed true', 'expired false', 'pending false', 'refunded true'],
  ],
  [
    'of one payment a part was refunded, and for a part of another somebody asks, as the activity says',
    `select a.action || ' ' || a.actor_username as value
     from transactions t left join refund_requests q on q.transaction_id = t.id and q.status = 'pending'
       join activity a on a.created_at = coalesce(q.created_at, t.refunded_at)
     where t.status = 'completed' and (t.refunded_amount > 0 or q.id is not null)
       and a.detail = 'Q20.00 de Q' || to_char(t.amount, 'FM999,999,990.00') order by 1`,
    ['refund-requested tiendaluna-zona10', 'refunded tiendaluna-zona10'],
  ],
  [
    'there are closings of every status',
    `select distinct status as value from closings where business_id = 'bu_tiendaluna' order by 1`,
    ['canceled', 'completed', 'error', 'processing'],
  ],
  [
    'a titular has closed payments of its child, and the child has been closed alone too',
    `select distinct u.username as value from ledger_entries e join closings c on c.id = e.closing_id join users u on u.id = c.cashier_id
     where e.cashier_id = 'us_tiendaluna_centro_caja1' order by 1`,
    ['tiendaluna-centro-caja1', 'tiendaluna-centro-caja2'],
  ],
  ['the catalog has the 22 departments', 'select count(*) as value from states', [22]],
];
