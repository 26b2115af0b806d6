import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { maskAccountNumber } from '#places/sign-up/fund-sources.ts';
import { requireBank } from '#terms/values/banks.ts';

interface Row {
  bank_id: string;
  account_type: Schemas['AccountType'];
  account_number: string;
  account_holder: string;
}

/** The account that receives the money of the business, masked except for its last digits; null if there is none. */
export async function readFundSource(
  database: Queryable,
  { business }: Session,
): Promise<Schemas['FundSource'] | null> {
  const [row] = await database.query<Row>(
    'select bank_id, account_type, account_number, account_holder from fund_sources where business_id = $1',
    [business.id],
  );
  return row
    ? {
        bankName: requireBank(row.bank_id).name,
        accountType: row.account_type,
        maskedAccountNumber: maskAccountNumber(row.account_number),
        accountHolder: row.account_holder,
      }
    : null;
}
