import type { Actor } from '#access/activity/record-activity.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import type { Queryable } from '#ground/db/database.ts';

/** The owner of a second factor, and the origin of the call. */
export interface FactorOwner extends Actor {
  user: { id: string; name: string; username: string; emailAddress: string };
}

export async function readOwner(database: Queryable, userId: string, from: CallOrigin): Promise<FactorOwner> {
  const [row] = await database.query<FactorOwner['user'] & { businessId: string }>(
    `select id, name, username, email_address as "emailAddress", business_id as "businessId" from users where id = $1`,
    [userId],
  );
  if (!row) throw new Error(`There is no user ${userId}`);
  const { businessId, ...user } = row;
  return { user, business: { id: businessId }, from };
}
