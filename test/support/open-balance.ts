import type { Database } from '#sandbox/ground/db/database.ts';

/** The open balance of a business, as an exact decimal text. */
export async function openBalance(database: Database, businessId = 'bu_luna'): Promise<string> {
  const [row] = await database.query<{ total: string }>(
    `select coalesce(sum(amount), 0)::numeric(14, 2) as total from ledger_entries
     where business_id = $1 and closing_id is null`,
    [businessId],
  );
  return row?.total ?? '';
}
