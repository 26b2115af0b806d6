import type { Queryable } from '../../db/database.ts';
import { nextBusinessDay } from './business-days.ts';
import { returnMoment } from './deposit-hours.ts';
import type { DepositingBusiness, MadeDeposit } from './make-deposits.ts';

/** Makes the bank return the next deposit, as requested by the simulated world. */
export async function forceReturn(database: Queryable, reason: string, now: Date): Promise<void> {
  await database.query('insert into deposit_faults (reason, created_at) values ($1, $2)', [reason, now]);
}

/** Schedules the return of deposits that were just made, if returns were requested. */
export async function takeForcedReturns(
  tx: Queryable,
  business: DepositingBusiness,
  made: readonly MadeDeposit[],
): Promise<void> {
  for (const { id, day } of made) {
    const [fault] = await tx.query<{ reason: string }>(
      `delete from deposit_faults
       where id = (select id from deposit_faults order by id limit 1 for update skip locked) returning reason`,
    );
    if (!fault) return;
    await scheduleReturn(tx, business, { id, day }, fault.reason);
  }
}

/** Schedules the return of a deposit for the banking day after its own. */
export async function scheduleReturn(
  tx: Queryable,
  { timeZone }: DepositingBusiness,
  { id, day }: MadeDeposit,
  reason: string,
): Promise<void> {
  await tx.query('update deposits set return_due_at = $2, return_reason = $3 where id = $1', [
    id,
    returnMoment(nextBusinessDay(day), timeZone),
    reason,
  ]);
}

/**
 * Returns the deposits whose return is due. Their closings are sent again two banking days later, which leaves a day to correct
 * the account.
 * @returns their ids
 */
export async function returnDeposits(
  tx: Queryable,
  business: DepositingBusiness,
  now: Date,
): Promise<string[]> {
  const due = await tx.query<MadeDeposit>(
    `select id, to_char(return_due_at at time zone $2, 'YYYY-MM-DD') as day from deposits
     where business_id = $1 and return_due_at <= $3 and returned_at is null`,
    [business.id, business.timeZone, now],
  );
  for (const { id, day } of due) {
    await tx.query(
      'update deposits set returned_at = return_due_at, retry_on = $2, reconciled_at = null where id = $1',
      [id, nextBusinessDay(nextBusinessDay(day))],
    );
  }
  return due.map(({ id }) => id);
}
