import { mergeScopeChanges } from '#sandbox/access/sessions/scope-version.ts';
import type { Queryable, Transactional } from '#sandbox/ground/db/database.ts';
import { withoutIndexes } from '#sandbox/operation/seed/without-indexes.ts';
import { compactTotals } from '#sandbox/reports/history/compact-totals.ts';

const TABLES = ['closings', 'transactions', 'transaction_events', 'ledger_entries', 'webhook_deliveries'];
/** About eighteen months. */
const DAYS = 548;

// Pseudo-random values: a hash of the row's number and of the decision, the same on every machine.
const DRAW = `
  set local statement_timeout = 0;
  set local work_mem = '256MB';
  set local maintenance_work_mem = '512MB';
  create or replace function pg_temp.draw(n bigint, decision integer, below integer) returns integer language sql immutable
    as $$ select ((hashint8extended(n, decision) & 2147483647) % below)::integer $$`;

// Seven of ten go to cashiers of the measured business. Shops are open from 8:00 to 20:00, in Guatemala.
const MADE = `
  create temp table made on commit drop as
  with cashiers as materialized (select id, business_id, branch_id, row_number() over (order by id) - 1 as place
    from users where id like 'us_made_%' or id like 'us_other_%'),
  payers as materialized (select id, row_number() over (order by id) - 1 as place from app_users),
  many as materialized (select (select count(*) from cashiers)::integer as cashiers, (select count(*) from payers)::integer as payers)
  select n, 'tx_bulk_' || n as id, cashier.business_id, cashier.branch_id, cashier.id as cashier_id, payer.id as payer_id, origin,
    status, created_at, (5 + power(pg_temp.draw(n, 4, 1000) / 1000.0::float8, 3) * 900)::numeric(14, 2) as amount,
    created_at + make_interval(secs => 20 + pg_temp.draw(n, 7, 400)) as settled_at,
    date_trunc('day', created_at, 'America/Guatemala') + interval '21 hours 30 minutes' as closed_at
  from generate_series($1::bigint, $2::bigint) n cross join many
  cross join lateral (select pg_temp.draw(n, 1, many.cashiers) as cashier_place, pg_temp.draw(n, 8, many.payers) as payer_place,
    pg_temp.draw(n, 5, 100) as ending, date_trunc('day', now(), 'America/Guatemala')
      - make_interval(days => 1 + pg_temp.draw(n, 2, ${DAYS}), secs => -28800 - pg_temp.draw(n, 3, 43200)) as created_at) drawn
  cross join lateral (select case when ending < 3 then 'rejected' when ending < 6 then 'canceled' when ending < 10 then 'expired'
      when ending < 13 then 'refunded' else 'completed' end as status,
    case when ending between 3 and 9 or pg_temp.draw(n, 6, 10) < 6 then 'request' else 'payment' end as origin) decided
  join cashiers cashier on cashier.place = cashier_place join payers payer on payer.place = payer_place`;

const TRANSACTIONS = `
  insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, note, reference,
    payment_request_id, transfer_id, authorization_number, receipt_code, created_by, created_at, expires_at, resolved_at)
  select id, business_id, branch_id, cashier_id, payer_id, origin, status, amount,
    (array['', '', 'Mochila escolar', '2 blusas y un cinturón', 'Encargo del sábado', 'Regalo para Sofía'])[1 + n % 6],
    case when origin = 'request' then 'C' || 1000 + n * 48271 % 90000 else '' end,
    case when origin = 'request' then 'pr_bulk_' || n end, 'tr_bulk_' || n,
    lpad((n * 48271 % 1000000)::text, 6, '0'), 'bulk-' || n, case when origin = 'request' then cashier_id end,
    created_at, case when origin = 'request' then created_at + interval '15 minutes' end, settled_at
  from made order by created_at`;

const EVENTS = `
  insert into transaction_events (transaction_id, status, actor_name, created_at)
  select id, 'pending', 'Caja', created_at from made union all select id, status, 'Caja', settled_at from made`;

// Every cashier makes a closing each evening; `SUMS` writes its amounts.
const CLOSINGS = `
  with fresh as (select distinct business_id, branch_id, cashier_id, closed_at,
      'cl_' || cashier_id || '_' || to_char(closed_at, 'YYYYMMDD') as id from made where status in ('completed', 'refunded')),
  numbered as (select fresh.*, b.next_closing_number - 1
      + row_number() over (partition by fresh.business_id order by closed_at, cashier_id) as number
    from fresh join businesses b on b.id = fresh.business_id
    where not exists (select 1 from closings c where c.id = fresh.id))
  insert into closings (id, business_id, branch_id, cashier_id, cashier_ids, number, status, created_by, ends_at, created_at,
    completed_at)
  select id, business_id, branch_id, cashier_id, array[cashier_id], number, 'completed', cashier_id, closed_at, closed_at, closed_at
  from numbered`;

const NEXT_NUMBERS = `
  update businesses b set next_closing_number = 1 + coalesce((select max(number) from closings c where c.business_id = b.id), 0)`;

const ENTRIES = `
  insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, closing_id, created_at)
  select business_id, branch_id, cashier_id, id, kind, case kind when 'refund' then -amount else amount end,
    'cl_' || cashier_id || '_' || to_char(closed_at, 'YYYYMMDD'), settled_at
  from made cross join (values ('payment'), ('refund')) entry (kind)
  where status in ('completed', 'refunded') and (kind = 'payment' or status = 'refunded')`;

// A day's closing may have been made with fewer transactions before.
const SUMS = `
  update closings c set payment_count = payments, refund_count = refunds, gross_amount = gross, refunded_amount = gross - net,
    net_amount = net, oldest_at = oldest
  from (select closing_id, count(*) filter (where kind = 'payment') as payments, count(*) filter (where kind = 'refund') as refunds,
      sum(amount) filter (where kind = 'payment') as gross, sum(amount) as net, min(created_at) as oldest
    from ledger_entries group by closing_id) held
  where c.id = held.closing_id and c.id like 'cl_us_%'`;

// One transaction in ten has an activity entry.
const ACTIVITY = `
  insert into activity (business_id, actor_id, actor_name, actor_username, kind, action, subject, detail, created_at)
  select business_id, cashier_id, 'Caja', 'caja', kind, action, '@persona.1', 'Q' || amount, created_at
  from made join (values (0, 'requests', 'request-sent'), (1, 'refunds', 'refunded'), (2, 'access', 'signed-in'))
    act (place, kind, action) on act.place = n / 10 % 3
  where n % 10 = 0`;

// Deliveries are kept for ninety days; half of the cashiers have a webhook.
const DELIVERIES = `
  insert into webhook_deliveries (id, business_id, owner_id, event, method, url, data, transaction_id, status, attempts,
    created_at, last_attempt_at, response_status)
  select 'wd_bulk_' || n, business_id, cashier_id, 'transaction.completed', 'webhook-v2', 'https://example.com/', '{}', id,
    'delivered', 1, settled_at, settled_at, 200
  from made where n % 2 = 0 and status = 'completed' and settled_at > now() - interval '90 days'`;

/** Adds the transactions from one number to another, with their timelines, ledger, closings, activity and deliveries. */
export async function makeBulkTransactions(database: Transactional, from: number, to: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.script(DRAW);
    await tx.query(MADE, [from, to]);
    await withoutIndexes(tx, TABLES, () => insertMade(tx));
  });
  await compactTotals(database, 1);
  await mergeScopeChanges(database, 1);
  await database.script('vacuum (analyze)');
}

async function insertMade(tx: Queryable): Promise<void> {
  for (const statement of [
    CLOSINGS,
    NEXT_NUMBERS,
    TRANSACTIONS,
    EVENTS,
    ENTRIES,
    SUMS,
    ACTIVITY,
    DELIVERIES,
  ]) {
    await tx.query(statement);
  }
}
