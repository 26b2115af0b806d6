import type { Queryable } from '#sandbox/ground/db/database.ts';

/** Adds the bank account that receives Tienda Luna's deposits. */
export async function insertFundSource(database: Queryable): Promise<void> {
  await database.query(
    `insert into fund_sources (id, business_id, bank_id, account_type, account_number, account_holder, created_at)
     values ('fs_luna', 'bu_luna', 'bk_lago', 'monetary', '3025508174417', 'Tienda Luna, S. A.', now())`,
  );
}
