import { MUST_ENROLL } from '#access/sessions/sql-conditions.ts';
import type { Queryable } from '#ground/db/database.ts';

/**
 * Of these users, ends the sessions of those who must now set up a second factor, so that their next sign-in leads to it. Call it
 * only for users whose role, or whose role's requirement, has just changed: others may be setting it up in such a session.
 */
export async function endSessionsToEnroll(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query(
    `delete from sessions s using users u join businesses b on b.id = u.business_id
     where s.user_id = u.id and u.id = any($1) and ${MUST_ENROLL}`,
    [[...userIds]],
  );
}
