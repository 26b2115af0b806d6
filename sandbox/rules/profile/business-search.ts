import type { Queryable } from '../../db/database.ts';
import type { Session } from '../sessions.ts';

/** Lets app users find the business by its name, or not. */
export async function setBusinessSearch(
  database: Queryable,
  { business }: Session,
  searchEnabled: boolean,
): Promise<void> {
  await database.query('update businesses set search_enabled = $2 where id = $1', [
    business.id,
    searchEnabled,
  ]);
}
