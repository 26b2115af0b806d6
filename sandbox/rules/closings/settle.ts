import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/params.ts';
import { noticeClosing } from '../notifications/enqueue.ts';
import { mailClosing } from './closing-email.ts';
import { formatClosingNumber } from './closing-number.ts';
import { takeFault } from './faults.ts';
import { type ClosingTarget, openEntriesOf } from './target.ts';
import { TOTALS, type TotalsRow } from './totals.ts';

/** A closing that has its row and number, and takes its entries now. */
export interface StartedClosing {
  id: string;
  number: number;
  target: ClosingTarget;
  /** The moment up to which it takes. */
  endsAt: Date;
}

/** Every closing of a business waits here for the one before it, until that one's transaction ends. */
export async function lockBusiness(tx: Queryable, businessId: string): Promise<void> {
  // Not the stronger `for update`: payments only refer to the business's row, and need not wait for a closing.
  await tx.query('select 1 from businesses where id = $1 for no key update', [businessId]);
}

/** Whether a closing of this target would take anything. */
export async function hasOpenEntries(tx: Queryable, target: ClosingTarget, upTo: Date): Promise<boolean> {
  const params = createParams();
  const condition = openEntriesOf([target], upTo, params);
  const found = await tx.query(`select 1 from ledger_entries where ${condition} limit 1`, params.values);
  return found.length > 0;
}

/**
 * Takes every open entry of a closing's target up to its moment and completes it; its totals are those of exactly the
 * entries it took. One that fails holds nothing: it says why, keeps its number, and what it would have taken stays open.
 */
export async function settleClosing(tx: Queryable, closing: StartedClosing, now: Date): Promise<void> {
  const fault = await takeFault(tx);
  if (fault === undefined) {
    await finish(tx, closing.id, await takeEntries(tx, closing), now);
    await cancelReplaced(tx, closing);
    await noticeClosing(tx, closing.id, now);
  } else {
    await fail(tx, closing.id, await addUpEntries(tx, closing), fault);
  }
  await mailClosing(tx, closing.id, now);
}

async function takeEntries(tx: Queryable, { id, target, endsAt }: StartedClosing): Promise<TotalsRow> {
  const params = createParams();
  const closingId = params.add(id);
  return oneRow(
    await tx.query<TotalsRow>(
      `with taken as (
         update ledger_entries set closing_id = ${closingId} where ${openEntriesOf([target], endsAt, params)}
         returning kind, amount
       ) select ${TOTALS} from taken`,
      params.values,
    ),
  );
}

async function addUpEntries(tx: Queryable, { target, endsAt }: StartedClosing): Promise<TotalsRow> {
  const params = createParams();
  const condition = openEntriesOf([target], endsAt, params);
  return oneRow(
    await tx.query<TotalsRow>(`select ${TOTALS} from ledger_entries where ${condition}`, params.values),
  );
}

function finish(tx: Queryable, id: string, totals: TotalsRow, now: Date): Promise<unknown> {
  return writeOutcome(tx, id, totals, { status: 'completed', reason: null, completedAt: now });
}

function fail(tx: Queryable, id: string, totals: TotalsRow, reason: string): Promise<unknown> {
  return writeOutcome(tx, id, totals, { status: 'error', reason, completedAt: null });
}

function writeOutcome(
  tx: Queryable,
  id: string,
  totals: TotalsRow,
  outcome: { status: 'completed' | 'error'; reason: string | null; completedAt: Date | null },
): Promise<unknown> {
  return tx.query(
    `update closings set status = $2, error_reason = $3, completed_at = $4, payment_count = $5, refund_count = $6,
       gross_amount = $7, refunded_amount = $8, net_amount = $9 where id = $1`,
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
    ],
  );
}

// A failed closing whose entries this one took has nothing left to be tried again for.
async function cancelReplaced(tx: Queryable, { id, number, target, endsAt }: StartedClosing): Promise<void> {
  await tx.query(
    `update closings set status = 'canceled', error_reason = $6
     where business_id = $1 and branch_id = $2 and status = 'error' and id <> $3 and ends_at <= $4
       and ($5::text[] is null or cashier_ids <@ $5)`,
    [
      target.businessId,
      target.branchId,
      id,
      endsAt,
      target.cashierIds,
      `Lo reemplazó el cierre ${formatClosingNumber(number)}`,
    ],
  );
}

function oneRow(rows: readonly TotalsRow[]): TotalsRow {
  const [row] = rows;
  if (!row) throw new Error('Totals are always one row');
  return row;
}
