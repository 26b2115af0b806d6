import type { Queryable } from '#ground/db/database.ts';
import { formatMoney } from '#terms/values/money.ts';

/** Enough to include those of a demonstration. */
const LIMIT = 200;

/** A code that a customer could scan at a counter of a business. */
export interface WorldPaymentCode {
  code: string;
  businessId: string;
  origin: 'charge' | 'request';
  cashierName: string;
  formattedAmount: string;
  note: string;
}

/** GET codes: the codes of pending charges and requests, newest first. */
export async function listPaymentCodes(database: Queryable): Promise<WorldPaymentCode[]> {
  const rows = await database.query<Omit<WorldPaymentCode, 'formattedAmount'> & { amount: string }>(
    `select t.payment_code as code, t.business_id as "businessId", t.origin, c.name as "cashierName", t.amount, t.note
     from transactions t join users c on c.id = t.cashier_id
     where t.status = 'pending' and t.payment_code is not null and t.origin <> 'payment'
     order by t.created_at desc, t.id desc limit ${LIMIT}`,
  );
  return rows.map(({ amount, ...row }) => ({ ...row, formattedAmount: formatMoney(amount) }));
}
