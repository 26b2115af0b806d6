import type { Queryable } from '../../db/database.ts';
import { MUST_ENROLL } from './sql-conditions.ts';

/**
 * Ends the sessions of those of these users who now have to set one up, so that their next sign-in leads to it. For users whose
 * role or whose role's demand has just changed: a session of anybody else may be the one in which they are setting it up.
 */
export async function endSessionsToEnroll(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query(
    `delete from sessions s using users u join businesses b on b.id = u.business_id
     where s.user_id = u.id and u.id = any($1) and ${MUST_ENROLL}`,
    [[...userIds]],
  );
}
