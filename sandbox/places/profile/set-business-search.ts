import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';

/** Sets whether app users can find the business by its name. */
export async function setBusinessSearch(
  database: Transactional,
  session: Session,
  searchEnabled: boolean,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const changed = await tx.query(
      'update businesses set search_enabled = $2 where id = $1 and search_enabled <> $2 returning 1',
      [session.business.id, searchEnabled],
    );
    if (changed.length === 0) return;
    await recordActivity(tx, session, { action: searchEnabled ? 'search-on' : 'search-off' }, now);
  });
}
