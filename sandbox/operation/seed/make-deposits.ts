import type { Queryable } from '#ground/db/database.ts';
import { depositEarlierClosings } from '#money/closings/run-deposits.ts';
import type { DepositingBusiness, MadeDeposit } from '#money/deposits/make-deposits.ts';
import { returnDeposits, scheduleReturn } from '#money/deposits/return-deposits.ts';
import { nextBankingDay } from '#terms/time/banking-days.ts';
import { returnMoment } from '#terms/time/hours.ts';

const REASON = 'el nombre de la cuenta no coincide con el del negocio';

/** Deposits the seeded closings as the sandbox does, and returns the last deposit that the bank can have returned by now. */
export async function makeDeposits(tx: Queryable, businessId: string, now: Date): Promise<void> {
  await depositEarlierClosings(tx, now);
  const [business] = await tx.query<DepositingBusiness>(
    'select id, time_zone as "timeZone" from businesses where id = $1',
    [businessId],
  );
  if (!business) return;
  const latest = await tx.query<MadeDeposit>(
    `select id, scheduled_on::text as day from deposits where business_id = $1 and made_at is not null
     order by made_at desc limit 10`,
    [businessId],
  );
  const returned = latest.find(({ day }) => returnMoment(nextBankingDay(day), business.timeZone) <= now);
  if (!returned) return;
  await scheduleReturn(tx, business, returned, REASON);
  await tx.query('update deposits set credited_at = null where id = $1', [returned.id]);
  await returnDeposits(tx, business, now);
}
