import { max } from 'date-fns';
import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/sql-params.ts';
import { lockBusiness } from '../lock-business.ts';
import { newId } from '../random-ids-and-codes.ts';
import type { CountedAmount } from './counted-amount.ts';
import { openEntriesOf } from './entry-conditions.ts';
import { settleClosing } from './settle-closing.ts';
import type { ClosingTarget } from './target.ts';

/** Input of a closing. */
export interface ClosingOrder {
  target: ClosingTarget;
  /** Its hour if it is automatic, and later entries are left out; null: up to now. */
  dueAt: Date | null;
  /** The user who makes it; null if it is automatic. */
  createdBy: string | null;
  now: Date;
  /** The count of a cashier that has to count; null for none. */
  count: CountedAmount | null;
}

/**
 * Makes one closing in the given transaction: number, entries, totals and status, all or nothing. The closings of a business
 * run one after the other, so that numbers have no gaps and the first of two closings of the same cashier takes everything.
 * @returns its id, completed or failed; undefined when there was nothing to close, so that none was made
 */
export async function makeClosing(tx: Queryable, order: ClosingOrder): Promise<string | undefined> {
  const { target, dueAt, now } = order;
  await lockBusiness(tx, target.businessId);
  const previousEnd = await readPreviousEnd(tx, target);
  // The previous closing, although it came first, may carry a slightly later time.
  const endsAt = dueAt ?? max([now, previousEnd ?? now]);
  if (!(await hasOpenEntries(tx, target, endsAt))) return undefined;
  const closing = { id: newId('cl'), target, endsAt };
  const startsAt = previousEnd && previousEnd < endsAt ? previousEnd : null;
  await tx.query(
    `insert into closings (id, business_id, branch_id, cashier_id, cashier_ids, number, status, origin, created_by,
       starts_at, ends_at, created_at, counted_amount, count_reason)
     values ($1, $2, $3, $4, $5, $6, 'processing', $7, $8, $9, $10, $11, $12, $13)`,
    [
      closing.id,
      target.businessId,
      target.branchId,
      target.cashierId,
      target.cashierIds,
      await nextNumber(tx, target.businessId),
      dueAt ? 'automatic' : 'manual',
      order.createdBy,
      startsAt,
      endsAt,
      now,
      order.count?.amount ?? null,
      order.count?.reason ?? null,
    ],
  );
  await settleClosing(tx, closing, now);
  return closing.id;
}

async function readPreviousEnd(tx: Queryable, target: ClosingTarget): Promise<Date | null> {
  const params = createParams();
  // Not `is not distinct from`, which no index finds.
  const ofCashier = target.cashierId === null ? 'is null' : `= ${params.add(target.cashierId)}`;
  const [row] = await tx.query<{ ends_at: Date }>(
    `select ends_at from closings
     where branch_id = ${params.add(target.branchId)} and cashier_id ${ofCashier} and status in ('completed', 'processing')
     order by ends_at desc limit 1`,
    params.values,
  );
  return row?.ends_at ?? null;
}

/** Whether a closing of this target would take anything. */
async function hasOpenEntries(tx: Queryable, target: ClosingTarget, upTo: Date): Promise<boolean> {
  const params = createParams();
  const condition = openEntriesOf([target], upTo, params);
  const found = await tx.query(`select 1 from ledger_entries where ${condition} limit 1`, params.values);
  return found.length > 0;
}

async function nextNumber(tx: Queryable, businessId: string): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    `update businesses set next_closing_number = next_closing_number + 1 where id = $1
     returning next_closing_number - 1 as number`,
    [businessId],
  );
  if (!row) throw new Error(`There is no business ${businessId}`);
  return row.number;
}
