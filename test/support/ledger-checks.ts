import * as assert from 'uvu/assert';
import type { Queryable } from '#sandbox/ground/db/database.ts';

/** A fingerprint of every completed closing and its entries, which must never change. */
export async function completedClosings(database: Queryable): Promise<Map<string, string>> {
  const rows = await database.query<{ id: string; content: string }>(
    `select c.id, to_jsonb(c)::text || coalesce(string_agg(to_jsonb(l)::text, ',' order by l.id), '') as content
     from closings c left join ledger_entries l on l.closing_id = c.id
     where c.status = 'completed' group by c.id`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

export async function assertUnchanged(
  database: Queryable,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const now = await completedClosings(database);
  for (const [id, content] of before) assert.is(now.get(id), content);
}

/** Asserts the invariants of ledger and closings. */
export async function assertLedgerHolds(database: Queryable): Promise<void> {
  for (const [claim, sql] of Object.entries(VIOLATIONS)) {
    const found = await database.query(sql);
    assert.equal(found, [], `Violated: ${claim}`);
  }
}

const VIOLATIONS: Record<string, string> = {
  'a received or refunded transaction has one payment entry, and entries of what was refunded, which is all of it once it is refunded': `select t.id, t.status from transactions t left join ledger_entries l on l.transaction_id = t.id
     group by t.id having
       count(*) filter (where kind = 'payment') <> (t.status in ('completed', 'refunded'))::int
       or (count(*) filter (where kind = 'refund') > 0) <> (t.refunded_amount > 0)
       or max(l.number) filter (where kind = 'refund') <> count(*) filter (where kind = 'refund')
       or t.refunded_amount > t.amount or (t.status = 'refunded') <> (t.refunded_amount = t.amount)
       or coalesce(sum(l.amount), 0) <> case when t.status in ('completed', 'refunded') then t.amount - t.refunded_amount else 0 end`,
  'what a closing holds is held by a completed one': `select l.id from ledger_entries l join closings c on c.id = l.closing_id
     where c.status <> 'completed'`,
  'a completed closing says exactly what it holds': `select c.id from closings c left join ledger_entries l on l.closing_id = c.id
     where c.status = 'completed' group by c.id having
       c.payment_count <> count(*) filter (where kind = 'payment')
       or c.refund_count <> count(*) filter (where kind = 'refund')
       or count(l.id) = 0
       or c.gross_amount <> coalesce(sum(l.amount) filter (where kind = 'payment'), 0)
       or c.refunded_amount <> coalesce(-sum(l.amount) filter (where kind = 'refund'), 0)
       or c.net_amount <> sum(l.amount)`,
  'a closing holds only what is of its cashiers and came before its moment': `select l.id from ledger_entries l join closings c on c.id = l.closing_id
     where l.branch_id <> c.branch_id or l.created_at > c.ends_at or not l.cashier_id = any(coalesce(c.cashier_ids, array[l.cashier_id]))`,
  'numbers run from 1 without gaps': `select b.id from businesses b left join closings c on c.business_id = b.id group by b.id having
       b.next_closing_number <> count(c.id) + 1 or coalesce(max(c.number), 0) <> count(c.id)`,
};

/** The open balance plus the amounts of completed closings, in cents. */
export async function accountedCents(database: Queryable): Promise<number> {
  const [row] = await database.query<{ cents: number }>(
    `select ((select coalesce(sum(amount), 0) from ledger_entries where closing_id is null)
       + (select coalesce(sum(net_amount), 0) from closings where status = 'completed')) * 100 as cents`,
  );
  return Number(row?.cents);
}
