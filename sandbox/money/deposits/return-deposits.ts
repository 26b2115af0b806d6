import type { Queryable } from '#ground/db/database.ts';
import { nextBankingDay } from '#terms/time/banking-days.ts';
import { returnMoment } from '#terms/time/hours.ts';
import type { Bank } from './bank.ts';
import type { DepositingBusiness, MadeDeposit } from './make-deposits.ts';

/** Schedules the return of those deposits just made that the bank will not keep. */
export async function scheduleReturns(
  tx: Queryable,
  business: DepositingBusiness,
  made: readonly MadeDeposit[],
  bank: Bank,
): Promise<void> {
  for (const deposit of made) {
    const reason = await bank.returnReasonOf(tx);
    if (reason !== undefined) await scheduleReturn(tx, business, deposit, reason);
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
    returnMoment(nextBankingDay(day), timeZone),
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
      [id, nextBankingDay(nextBankingDay(day))],
    );
  }
  return due.map(({ id }) => id);
}
