import type { Queryable } from '#ground/db/database.ts';
import { SYSTEM_ACTOR } from '#money/transactions/expire-requests.ts';
import { type BulkPlan, createBulkTempTables } from './create-bulk-temp-tables.ts';
import { ids } from './plan/business-branch-and-user-rows.ts';
import { withoutIndexes } from './without-indexes.ts';

// Pseudo-random values from an MD5 hash of the row's number, two bytes per decision, which are the same on every machine.
const DRAW = `
  set local work_mem = '256MB';
  set local maintenance_work_mem = '512MB';
  create function pg_temp.draw(bytes bytea, nth integer) returns integer language sql immutable
    as $$ select get_byte(bytes, nth * 2) * 256 + get_byte(bytes, nth * 2 + 1) $$;
  create function pg_temp.code(kind text, n bigint) returns text language sql immutable
    as $$ select kind || '_' || upper(substr(md5(kind || n), 1, 16)) $$`;

// The shops sell from 8:00 to 19:40; the cashiers are closed at 21:30.
const BULK = `
  create temp table bulk on commit drop as
  select n, starts, pg_temp.code('tx', n) as id, cashier.id as cashier_id, cashier.name as cashier_name, cashier.branch_id, cashier.admin,
    payer.id as payer_id, payer.full_name as payer_name, coalesce(notes.note, '') as note, origin, status, created_at,
    (greatest(5, floor(4 * (5 + 900 * power(size, 4) + 90 * size)) / 4))::numeric(14, 2) as amount, settled_at,
    case when status <> 'refunded' then null
      when is_late or delay % 5 < 3 then settled_at + make_interval(secs => 600 + delay % 3000)
      else settled_at + make_interval(secs => 86400 + delay) end as refunded_at
  from (
    select day.starts, day.is_late, number::bigint as n, decode(md5('bulk ' || number), 'hex') as bytes
    from bulk_days day, generate_series(day.first + 1, day.first + day.many) number offset 0
  ) numbered
  cross join lateral (
    select pg_temp.draw(bytes, 1) as cashier_draw, pg_temp.draw(bytes, 2) as payer_draw,
      pg_temp.draw(bytes, 3)::float8 / 65536 as size, pg_temp.draw(bytes, 4) as ending, pg_temp.draw(bytes, 7) as delay,
      starts + make_interval(secs => 28800 + pg_temp.draw(bytes, 0) % 42000) as created_at offset 0
  ) drawn
  cross join lateral (
    select case when ending < 2000 then 'rejected' when ending < 4000 then 'canceled' when ending < 6300 then 'expired'
        when ending < 8600 then 'refunded' else 'completed' end as status,
      case when ending between 2000 and 6299 or pg_temp.draw(bytes, 5) < 40632 then 'request' else 'payment' end as origin
    offset 0
  ) decided
  cross join lateral (
    select created_at + make_interval(secs => case when status = 'expired' then 900
      when origin = 'payment' and status <> 'rejected' then 0 else 15 + pg_temp.draw(bytes, 6) % 460 end) as settled_at
  ) settled
  join bulk_cashiers cashier on cashier_draw >= cashier.low and cashier_draw < cashier.high
  join bulk_payers payer on payer.number = payer_draw % (select count(*) from bulk_payers)
  left join bulk_notes notes on notes.number = payer_draw / 30 % (2 * (select count(*) from bulk_notes));
  analyze bulk`;

const TRANSACTIONS = `
  insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, status_reason, amount,
    note, reference, payment_request_id, transfer_id, authorization_number, receipt_code, created_by, created_at,
    expires_at, resolved_at)
  select id, $1, branch_id, case when origin = 'request' or status <> 'rejected' then cashier_id end,
    payer_id, origin, status, case status when 'refunded' then 'El cliente devolvió el producto'
      when 'canceled' then 'El cliente pagó en efectivo' else '' end,
    amount, note, case when origin = 'request' and n % 20 < 11 then 'C' || 1000 + n * 48271 % 90000 else '' end,
    case when origin = 'request' then pg_temp.code('pr', n) end,
    case when origin = 'payment' or received then pg_temp.code('tr', n) end,
    case when received then lpad((n * 48271 % 1000000)::text, 6, '0') end,
    -- An odd factor maps every 32-bit number to a different one, so no code occurs twice.
    case when received then substr(digits, 1, 4) || '-' || substr(digits, 5) || '-' || upper(substr(md5('code ' || n), 1, 4))
      end,
    case when origin = 'request' then cashier_id end, created_at,
    case when origin = 'request' then created_at + interval '15 minutes' end, coalesce(refunded_at, settled_at)
  from bulk cross join lateral (select status in ('completed', 'refunded') as received,
    upper(lpad(to_hex(n * 2654435761 % 4294967296), 8, '0')) as digits) as made
  order by created_at, n`;

const EVENTS = `
  insert into transaction_events (transaction_id, status, actor_name, reason, created_at)
  select id, step.status, step.actor, step.reason, step.at
  from bulk cross join lateral (values
    (0, 'pending', case when origin = 'request' then cashier_name else payer_name end, '', created_at),
    (1, case when status = 'refunded' then 'completed' else status end,
      case when status = 'expired' then '${SYSTEM_ACTOR}' when status = 'canceled' then cashier_name
        when status = 'rejected' and origin = 'payment' then admin else payer_name end,
      case when status = 'canceled' then 'El cliente pagó en efectivo' else '' end, settled_at),
    (2, 'refunded', admin, 'El cliente devolvió el producto', refunded_at)
  ) as step (number, status, actor, reason, at)
  where step.at is not null
  order by step.at, n, step.number`;

// Every cashier is closed at 21:30 every day, a child by its titular cashier, so an entry is in the first closing at or after its
// moment.
const ENTRIES = `
  create temp table bulk_entries on commit drop as
  select n, bulk.id, cashier_id, closer_id, bulk.branch_id, kind, value, at, date_bin('1 day', at - interval '1 microsecond', first_close)
    + interval '1 day' as closed_at
  from (select min(starts) + interval '21 hours 30 minutes' as first_close from bulk_days) as clock, bulk join bulk_cashiers on bulk_cashiers.id = cashier_id
  cross join lateral (values ('payment', amount, settled_at), ('refund', -amount, refunded_at)) as entry (kind, value, at)
  where status in ('completed', 'refunded') and at is not null;
  create temp table bulk_closings on commit drop as
  select pg_temp.code('cl', row_number() over (order by closed_at, closer_id)) as id, closer_id, branch_id, closed_at,
    row_number() over (order by closed_at, closer_id) as number,
    count(*) filter (where kind = 'payment') as payments, count(*) filter (where kind = 'refund') as refunds,
    coalesce(sum(value) filter (where kind = 'payment'), 0) as gross,
    coalesce(-sum(value) filter (where kind = 'refund'), 0) as refunded,
    min(at) as oldest_at, lag(closed_at) over (partition by closer_id order by closed_at) as starts_at
  from bulk_entries group by closer_id, branch_id, closed_at;
  analyze bulk_entries;
  analyze bulk_closings`;

const CLOSINGS = `
  insert into closings (id, business_id, branch_id, cashier_id, cashier_ids, number, status, created_by, payment_count,
    refund_count, gross_amount, refunded_amount, net_amount, starts_at, ends_at, created_at, completed_at, oldest_at)
  select c.id, $1, c.branch_id, c.closer_id, cashier.closes_ids, c.number, 'completed', cashier.closed_by,
    c.payments, c.refunds, c.gross, c.refunded, c.gross - c.refunded, c.starts_at, c.closed_at, c.closed_at,
    c.closed_at + interval '20 seconds', c.oldest_at
  from bulk_closings c join bulk_cashiers cashier on cashier.id = c.closer_id order by c.number`;

const LEDGER = `
  insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, closing_id, created_at)
  select $1, e.branch_id, e.cashier_id, e.id, e.kind, e.value, c.id, e.at
  from bulk_entries e join bulk_closings c on c.closer_id = e.closer_id and c.closed_at = e.closed_at
  order by e.at, e.n`;

/**
 * Adds many older transactions with their timelines, ledger entries and closings, generated in the database.
 * @returns the number of closings
 */
export async function insertBulkTransactions(tx: Queryable, bulk: BulkPlan): Promise<number> {
  if (bulk.count === 0) return 0;
  const business = [ids.business(bulk.plan.username)];
  await createBulkTempTables(tx, bulk);
  await tx.script(`${DRAW};${BULK};${ENTRIES}`);
  await withoutIndexes(tx, ['closings', 'transactions', 'transaction_events', 'ledger_entries'], async () => {
    await tx.query(CLOSINGS, business);
    await tx.query(TRANSACTIONS, business);
    await tx.query(EVENTS);
    await tx.query(LEDGER, business);
  });
  const [closings] = await tx.query<{ count: number }>(
    'select count(*) as count from closings where business_id = $1',
    business,
  );
  return closings?.count ?? 0;
}
