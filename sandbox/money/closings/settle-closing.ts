import { markDailySummaries } from '#access/outboxes/mark-daily.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import type { Bank } from '#money/deposits/bank.ts';
import { scheduleDeposits } from '#money/deposits/schedule-deposits.ts';
import { mailClosing } from './closing-email.ts';
import { openEntriesOf, TOTALS_COLUMNS, type TotalsRow } from './ledger-entries.ts';
import { queueClosingEvent } from './queue-closing-event.ts';
import { type ClosingRow, readClosings } from './read-closings.ts';
import type { ClosingTarget } from './target.ts';

/** A closing that has a row and a number but no entries yet. */
export interface StartedClosing {
  id: string;
  target: ClosingTarget;
  /** The closing includes entries up to this moment. */
  endsAt: Date;
}

/**
 * Assigns all open entries of the target up to the closing's moment to the closing, and completes it. The totals come from the
 * same statement, so they match exactly these entries. A failed closing takes nothing: it keeps its number and the reason, and
 * the entries stay open.
 */
export async function settleClosing(
  tx: Queryable,
  closing: StartedClosing,
  now: Date,
  bank: Bank,
): Promise<ClosingRow> {
  const rejection = await bank.rejectionOf(tx);
  if (rejection === undefined) {
    await finish(tx, closing.id, await takeEntries(tx, closing), now);
    await replaceFailed(tx, closing);
    await scheduleDeposits(tx, [closing.id]);
  } else {
    await fail(tx, closing.id, await addUpEntries(tx, closing), rejection);
  }
  const [settled] = await readClosings(tx, [closing.id]);
  if (!settled) throw new Error(`There is no closing ${closing.id}`);
  await queueClosingEvent(tx, rejection === undefined ? 'closing.completed' : 'closing.failed', settled, now);
  await mailClosing(tx, settled, now);
  await markDailySummaries(tx, [settled.id], now);
  return settled;
}

/** Totals of the entries taken, and when the first of them was received or refunded. */
type TakenRow = TotalsRow & { oldest_at: Date | null };

async function takeEntries(tx: Queryable, { id, target, endsAt }: StartedClosing): Promise<TakenRow> {
  const params = createParams();
  const closingId = params.add(id);
  return oneRow(
    await tx.query<TakenRow>(
      `with taken as (
         update ledger_entries set closing_id = ${closingId} where ${openEntriesOf([target], endsAt, params)}
         returning kind, amount, created_at
       ) select ${TOTALS_COLUMNS}, min(created_at) as oldest_at from taken`,
      params.values,
    ),
  );
}

async function addUpEntries(tx: Queryable, { target, endsAt }: StartedClosing): Promise<TotalsRow> {
  const params = createParams();
  const condition = openEntriesOf([target], endsAt, params);
  return oneRow(
    await tx.query<TotalsRow>(
      `select ${TOTALS_COLUMNS} from ledger_entries where ${condition}`,
      params.values,
    ),
  );
}

function finish(tx: Queryable, id: string, totals: TakenRow, now: Date): Promise<unknown> {
  const oldestAt = totals.oldest_at;
  return writeOutcome(tx, id, totals, { status: 'completed', reason: null, completedAt: now, oldestAt });
}

function fail(tx: Queryable, id: string, totals: TotalsRow, reason: string): Promise<unknown> {
  return writeOutcome(tx, id, totals, { status: 'error', reason, completedAt: null, oldestAt: null });
}

function writeOutcome(
  tx: Queryable,
  id: string,
  totals: TotalsRow,
  outcome: {
    status: 'completed' | 'error';
    reason: string | null;
    completedAt: Date | null;
    oldestAt: Date | null;
  },
): Promise<unknown> {
  return tx.query(
    `update closings set status = $2, error_reason = $3, completed_at = $4, payment_count = $5, refund_count = $6,
       gross_amount = $7, refunded_amount = $8, net_amount = $9, oldest_at = $10,
       expected_amount = case when counted_amount is not null then coalesce(expected_amount, $9) end
     where id = $1`,
    [
      id,
      outcome.status,
      outcome.reason,
      outcome.completedAt,
      totals.payment_count,
      totals.refund_count,
      totals.gross_amount,
      totals.refunded_amount,
      totals.net_amount,
      outcome.oldestAt,
    ],
  );
}

// A failed closing is replaced by closings that take some of its entries; once none of these is open, it cannot be retried.
async function replaceFailed(tx: Queryable, { id, target }: StartedClosing): Promise<void> {
  const isOfFailed = `e.branch_id = f.branch_id and e.created_at <= f.ends_at
    and (f.cashier_ids is null or e.cashier_id = any(f.cashier_ids))`;
  await tx.query(
    `with replaced as (
       insert into closing_replacements (closing_id, replaced_by)
       select f.id, $1 from closings f
       where f.business_id = $2 and f.branch_id = $3 and f.status = 'error' and f.id <> $1
         and exists (select 1 from ledger_entries e where e.closing_id = $1 and ${isOfFailed})
       returning closing_id
     )
     update closings f set status = 'canceled' from replaced
     where f.id = replaced.closing_id
       and not exists (select 1 from ledger_entries e where e.closing_id is null and ${isOfFailed})`,
    [id, target.businessId, target.branchId],
  );
}

function oneRow<Row extends TotalsRow>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('Totals are always one row');
  return row;
}
