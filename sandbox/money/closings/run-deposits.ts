import type { Queryable, Transactional } from '#ground/db/database.ts';
import { lockBusiness } from '#ground/db/lock-business.ts';
import { ACCEPTING_BANK, type Bank } from '#money/deposits/bank.ts';
import {
  type DepositingBusiness,
  makePendingDeposits,
  resendReturned,
} from '#money/deposits/make-deposits.ts';
import { returnDeposits, scheduleReturns } from '#money/deposits/return-deposits.ts';
import { scheduleDeposits } from '#money/deposits/schedule-deposits.ts';
import { after } from '#terms/time/clock.ts';
import { DEPOSIT_HOUR } from '#terms/time/hours.ts';
import { queueDepositEvents } from './queue-deposit-events.ts';

/** Seconds after which the bank confirms a deposit. */
const CREDIT_SECONDS = 2 * 3600 + 12 * 60 + 37;

/** Ids of a business's deposits that were made, returned or sent again. */
export interface DepositChanges {
  made: string[];
  returned: string[];
}

/**
 * Makes, returns and resends all deposits that are due, at the moments when they were due, including days on which no process
 * was running. A business without a fund source keeps its money until it has one. Safe to run in several processes.
 */
export async function runDeposits(database: Transactional, now: Date, bank = ACCEPTING_BANK): Promise<void> {
  for (const business of await readBusinessesWithDue(database, now)) {
    await database.transaction(async (tx) => {
      const { made, returned } = await depositDue(tx, business, now, bank);
      await queueDepositEvents(tx, 'closing.deposited', made, now);
      await queueDepositEvents(tx, 'closing.deposit-returned', returned, now);
    });
  }
  await creditDeposits(database, now);
  // Closings made by a version without deposits, for which nobody expects an event.
  const old = await database.query<{ id: string }>(
    `select distinct business_id as id from closings where status = 'completed' and deposit_id is null`,
  );
  if (old.length > 0) await database.transaction((tx) => depositEarlierClosings(tx, now));
}

/** Assigns completed closings without a deposit to the deposits of their days, and makes these up to now, without events. */
export async function depositEarlierClosings(tx: Queryable, now: Date): Promise<void> {
  await scheduleDeposits(tx, null);
  for (const business of await readBusinessesWithDue(tx, now))
    await depositDue(tx, business, now, ACCEPTING_BANK);
  await creditDeposits(tx, now);
}

/** Does everything due for one business, in the order in which it was due. */
async function depositDue(
  tx: Queryable,
  business: DepositingBusiness,
  now: Date,
  bank: Bank,
): Promise<DepositChanges> {
  await lockBusiness(tx, business.id);
  const changes: DepositChanges = { made: [], returned: [] };
  for (;;) {
    const made = [
      ...(await makePendingDeposits(tx, business, now)),
      ...(await resendReturned(tx, business, now)),
    ];
    await scheduleReturns(tx, business, made, bank);
    const returned = await returnDeposits(tx, business, now);
    changes.made.push(...made.map(({ id }) => id));
    changes.returned.push(...returned);
    // A returned deposit may already be due to be sent again.
    if (returned.length === 0) return changes;
  }
}

function readBusinessesWithDue(database: Queryable, now: Date): Promise<DepositingBusiness[]> {
  const leaves = (day: string) => `(${day} + make_interval(hours => $2)) at time zone b.time_zone <= $1`;
  return database.query<DepositingBusiness>(
    `select b.id, b.time_zone as "timeZone" from businesses b join fund_sources f on f.business_id = b.id
     where exists (
       select 1 from deposits d where d.business_id = b.id and (
         d.made_at is null and ${leaves('d.scheduled_on')}
         or d.return_due_at <= $1 and d.returned_at is null
         or d.returned_at is not null and ${leaves('d.retry_on')}
           and not exists (select 1 from deposits again where again.replaces = d.id)
       )
     )
     order by b.id`,
    [now, DEPOSIT_HOUR],
  );
}

async function creditDeposits(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `update deposits set credited_at = made_at + make_interval(secs => $1)
     where made_at <= $2 and credited_at is null and returned_at is null and return_due_at is null`,
    [CREDIT_SECONDS, after(now, -CREDIT_SECONDS)],
  );
}
