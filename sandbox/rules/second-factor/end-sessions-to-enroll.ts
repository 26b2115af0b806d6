import type { Queryable } from '../../db/database.ts';
import { MUST_ENROLL } from './sql-conditions.ts';

/** Ends the sessions of those who now have to set one up, so that their next sign-in leads to it; not the caller's own. */
export async function endSessionsToEnroll(
  tx: Queryable,
  businessId: string,
  callerId: string,
): Promise<void> {
  await tx.query(
    `delete from sessions s using users u join businesses b on b.id = u.business_id
     where s.user_id = u.id and b.id = $1 and u.id <> $2 and ${MUST_ENROLL}`,
    [businessId, callerId],
  );
}
