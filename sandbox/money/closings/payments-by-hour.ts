import type { Queryable } from '#ground/db/database.ts';
import type { Params } from '#ground/db/sql-params.ts';

/** The payments of one hour of the day, with their sum as exact decimal text. */
export interface PaymentHour {
  hour: number;
  count: number;
  gross: string;
}

/** The payments in a set of ledger entries by local hour of the business, from the first hour with payments to the last. */
export async function readPaymentHours(
  database: Queryable,
  condition: string,
  timeZone: string,
  params: Params,
): Promise<PaymentHour[]> {
  const found = await database.query<PaymentHour>(
    `select extract(hour from created_at at time zone ${params.add(timeZone)})::int as hour, count(*) as count,
       sum(amount)::numeric(14, 2) as gross
     from ledger_entries where ${condition} and kind = 'payment' group by 1 order by 1`,
    params.values,
  );
  const [first, last] = [found.at(0)?.hour ?? 0, found.at(-1)?.hour ?? -1];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return found.find((one) => one.hour === hour) ?? { hour, count: 0, gross: '0.00' };
  });
}
