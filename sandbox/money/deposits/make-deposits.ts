import type { Queryable } from '#ground/db/database.ts';
import { nextBankingDay } from '#terms/time/banking-days.ts';
import { dayOf } from '#terms/time/days.ts';
import { depositMoment } from '#terms/time/hours.ts';
import { BANKS } from '#terms/values/banks.ts';
import { NEXT_ID, pendingDeposit } from './schedule-deposits.ts';

/** A business with due deposits, locked by the transaction. */
export interface DepositingBusiness {
  id: string;
  timeZone: string;
}

/** A deposit that was just made; its day is `YYYY-MM-DD`. */
export interface MadeDeposit {
  id: string;
  day: string;
}

interface DueDeposit extends MadeDeposit {
  /** Exact sum of its closings; null if there are none. */
  amount: string | null;
}

/**
 * Makes the pending deposits of the days up to `now`, in order. A deposit whose sum is not above zero is not made: its closings
 * go into that of the next banking day, so that a refund after the closing is deducted from later money.
 */
export async function makePendingDeposits(
  tx: Queryable,
  business: DepositingBusiness,
  now: Date,
): Promise<MadeDeposit[]> {
  const made: MadeDeposit[] = [];
  for (;;) {
    const due = await readDue(tx, business, now);
    const carried = due.find(({ amount }) => amount === null || Number(amount) <= 0);
    const sent = carried ? due.slice(0, due.indexOf(carried)) : due;
    await send(tx, business, sent);
    made.push(...sent);
    if (!carried) return made;
    const next = await pendingDeposit(tx, business.id, nextBankingDay(carried.day));
    await tx.query('update closings set deposit_id = $2 where deposit_id = $1', [carried.id, next]);
    await tx.query('delete from deposits where id = $1', [carried.id]);
  }
}

async function readDue(
  tx: Queryable,
  { id, timeZone }: DepositingBusiness,
  now: Date,
): Promise<DueDeposit[]> {
  const pending = await tx.query<DueDeposit>(
    `select d.id, d.scheduled_on::text as day,
       (select sum(c.net_amount)::text from closings c where c.deposit_id = d.id) as amount
     from deposits d where d.business_id = $1 and d.made_at is null and d.scheduled_on <= $2::date + 1
     order by d.scheduled_on for update`,
    [id, dayOf(now)],
  );
  return pending.filter(({ day }) => depositMoment(day, timeZone) <= now);
}

/**
 * Sends the closings of returned deposits again, each in a deposit of its own, on the day that was set for it, and to the fund
 * source of that day.
 */
export async function resendReturned(
  tx: Queryable,
  business: DepositingBusiness,
  now: Date,
): Promise<MadeDeposit[]> {
  const returned = await tx.query<MadeDeposit>(
    `select r.id, r.retry_on::text as day from deposits r
     where r.business_id = $1 and r.returned_at is not null and r.retry_on is not null
       and not exists (select 1 from deposits d where d.replaces = r.id)
     order by r.retry_on, r.made_at`,
    [business.id],
  );
  const made: MadeDeposit[] = [];
  for (const { id: replaces, day } of returned) {
    if (depositMoment(day, business.timeZone) > now) continue;
    const [again] = await tx.query<{ id: string }>(
      `insert into deposits (id, business_id, scheduled_on, replaces) select ${NEXT_ID}, $1, $2::date, $3 returning id`,
      [business.id, day, replaces],
    );
    if (!again) throw new Error('An insert always returns its row');
    const { id } = again;
    await tx.query('update closings set deposit_id = $2 where deposit_id = $1', [replaces, id]);
    await send(tx, business, [{ id, day }]);
    made.push({ id, day });
  }
  return made;
}

// References are numbered per day, so deposits are sent one statement after the other.
async function send(
  tx: Queryable,
  { id: businessId, timeZone }: DepositingBusiness,
  deposits: readonly MadeDeposit[],
): Promise<void> {
  if (deposits.length === 0) return;
  const ids = deposits.map(({ id }) => id);
  await tx.query(
    `update deposits d set amount = sums.amount, made_at = sums.made_at, bank_name = bank.name,
       last_four = right(f.account_number, 4), account_type = f.account_type, account_holder = f.account_holder,
       reference = 'DEP-' || to_char(d.scheduled_on, 'YYMMDD') || coalesce('-' || 1 + (
         select nullif(count(*), 0) from deposits o
         where o.business_id = d.business_id and o.scheduled_on = d.scheduled_on and o.reference is not null
       ), '')
     from (
       select m.id, m.made_at, sum(c.net_amount) as amount
       from unnest($2::text[], $3::timestamptz[]) as m (id, made_at) join closings c on c.deposit_id = m.id
       group by m.id, m.made_at
     ) as sums, fund_sources f, unnest($4::text[], $5::text[]) as bank (id, name)
     where d.id = sums.id and f.business_id = $1 and bank.id = f.bank_id`,
    [
      businessId,
      ids,
      deposits.map(({ day }) => depositMoment(day, timeZone).toISOString()),
      BANKS.map(({ id }) => id),
      BANKS.map(({ name }) => name),
    ],
  );
  await tx.query(
    `insert into deposit_closings (deposit_id, closing_id)
     select deposit_id, id from closings where deposit_id = any($1)`,
    [ids],
  );
}
