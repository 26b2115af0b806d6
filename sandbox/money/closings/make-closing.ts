import { max } from 'date-fns';
import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { lockBusiness } from '#ground/db/lock-business.ts';
import { createParams } from '#ground/db/sql-params.ts';
import type { Bank } from '#money/deposits/bank.ts';
import { businessRule, conflict } from '#terms/errors/api-error.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { formatMoney } from '#terms/values/money.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import {
  type CountedAmount,
  readCountedAmount,
  requireReason,
  type SentCountedAmount,
} from './counted-amount.ts';
import { openEntriesOf } from './ledger-entries.ts';
import { type ClosingRow, requireClosing } from './read-closings.ts';
import { settleClosing } from './settle-closing.ts';
import { type ClosingRequest, type ClosingTarget, requireMayClose, targetsOf } from './target.ts';

/** Input of a closing. */
interface ClosingOrder {
  target: ClosingTarget;
  /** The hour of an automatic closing, which leaves later entries out; null closes everything up to now. */
  dueAt: Date | null;
  /** The user who makes it; null if it is automatic. */
  createdBy: string | null;
  now: Date;
  /** The count, if the cashier has to count; otherwise null. */
  count: CountedAmount | null;
  bank: Bank;
}

/**
 * Makes one closing in the given transaction: number, entries, totals and status, all or nothing. The closings of a business run
 * one after the other, so that numbers have no gaps and the first of two closings of the same cashier takes everything.
 * @returns the closing, completed or failed; undefined if there was nothing to close, in which case none was made
 */
export async function makeClosing(tx: Queryable, order: ClosingOrder): Promise<ClosingRow | undefined> {
  const { target, dueAt, now } = order;
  await lockBusiness(tx, target.businessId);
  const previousEnd = await readPreviousEnd(tx, target);
  // The previous closing was made first, but may have a slightly later time.
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
  return settleClosing(tx, closing, now, order.bank);
}

async function readPreviousEnd(tx: Queryable, target: ClosingTarget): Promise<Date | null> {
  const params = createParams();
  // `is not distinct from` would not use an index.
  const ofCashier = target.cashierId === null ? 'is null' : `= ${params.add(target.cashierId)}`;
  const [row] = await tx.query<{ ends_at: Date }>(
    `select ends_at from closings
     where branch_id = ${params.add(target.branchId)} and cashier_id ${ofCashier} and status in ('completed', 'processing')
     order by ends_at desc limit 1`,
    params.values,
  );
  return row?.ends_at ?? null;
}

/** True if a closing of this target would include any entry. */
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

/**
 * Closes the requested targets in one transaction: the cashier, or each branch with open entries.
 * @returns the closings, completed or failed, ordered by number
 * @throws ApiError 403, 404 as `targetsOf`; 400 as `readCountedAmount` and `requireReason`; 422 if there is nothing to close
 */
export function closeOpenBalance(
  database: Transactional,
  session: Session,
  { countedAmount, countReason, ...request }: ClosingRequest & SentCountedAmount,
  { now, bank }: { now: Date; bank: Bank },
): Promise<ClosingRow[]> {
  return database.transaction(async (tx) => {
    const targets = await targetsOf(tx, session, request);
    const count = await readCountedAmount(tx, session, { countedAmount, countReason });
    const closings: ClosingRow[] = [];
    for (const target of targets) {
      const closing = await makeClosing(tx, {
        target,
        dueAt: null,
        createdBy: session.user.id,
        now,
        count,
        bank,
      });
      if (closing) closings.push(closing);
    }
    if (closings.length === 0)
      throw businessRule('nothing-to-close', 'Cierre', 'No hay cobros ni reembolsos por cerrar');
    for (const closing of closings) await requireReason(tx, session, closing, now);
    await recordClosingActivity(tx, session, closings, now);
    return closings;
  });
}

/**
 * Retries a failed closing with the same number and moment, for the entries of its cashiers up to that moment that are still
 * open. Later entries are left to the next closing. A cashier can only retry what it may close now: if one of the closing's
 * cashiers was reassigned or locked since, an administrator has to retry.
 * @returns the closing, completed or failed again
 * @throws ApiError 404 outside the scope; 403 if an administrator has to close it; 409 if it did not fail, or if other closings
 * have taken all of it
 */
export function retryClosing(
  database: Transactional,
  session: Session,
  { closingId, ...request }: ClosingRequest & { closingId: string },
  { now, bank }: { now: Date; bank: Bank },
): Promise<ClosingRow[]> {
  return database.transaction(async (tx) => {
    await lockBusiness(tx, session.business.id);
    const closing = await requireClosing(tx, session, closingId, request);
    const target = {
      businessId: session.business.id,
      branchId: closing.branch_id,
      cashierId: closing.cashier_id,
      cashierIds: closing.cashier_ids,
    };
    await requireMayClose(tx, session, closing.cashier_ids ?? []);
    if (closing.status !== 'error')
      throw conflict('closing-not-failed', 'Cierre', 'Solo se reintenta un cierre que quedó en error');
    await tx.query(`update closings set origin = 'manual', created_by = $2 where id = $1`, [
      closing.id,
      session.user.id,
    ]);
    const retried = await settleClosing(tx, { id: closing.id, target, endsAt: closing.ends_at }, now, bank);
    await recordClosingActivity(tx, session, [retried], now);
    return [retried];
  });
}

/** Records the closings that a user made or retried, whether completed or failed. */
async function recordClosingActivity(
  tx: Queryable,
  session: Session,
  closings: readonly ClosingRow[],
  now: Date,
): Promise<void> {
  for (const closing of closings) {
    const place = [closing.branch_name, closing.checkout_name].filter(Boolean).join(', ');
    const subject = `${formatClosingNumber(closing.number)} (${place})`;
    const failed = closing.status === 'error';
    const detail = failed ? (closing.error_reason ?? '') : amountText(closing);
    await recordActivity(
      tx,
      session,
      { action: failed ? 'closing-failed' : 'closing-made', subject, detail },
      now,
    );
  }
}

/** `Q2,754.25, con una diferencia de −Q4.25` */
function amountText({ net_amount, count_difference }: ClosingRow): string {
  const net = formatMoney(net_amount);
  if (count_difference === null || Number(count_difference) === 0) return net;
  return `${net}, con una diferencia de ${formatMoney(count_difference)}`;
}
