import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';

const KEPT_SECONDS = 24 * 3600;

/** Deletes documents and accounts that no sign-up has used within a day. */
export async function deleteUnclaimedDocumentsAndFundSources(database: Queryable, now: Date): Promise<void> {
  const until = after(now, -KEPT_SECONDS);
  await database.query('delete from sign_up_documents where sign_up_id is null and created_at < $1', [until]);
  await database.query('delete from fund_sources where business_id is null and created_at < $1', [until]);
}
