import type { CallOrigin } from '#access/sessions/call-origin.ts';
import type { Queryable } from '#ground/db/database.ts';
import { type ActionName, KINDS } from './actions.ts';

/** The person who acts, such as the user of a session. */
export interface Actor {
  user: { id: string; name: string; username: string };
  business: { id: string };
  from: CallOrigin;
}

/** An action, its subject, and any detail for its sentence. */
export interface Act {
  action: ActionName;
  subject?: string;
  detail?: string;
}

/**
 * Records an activity entry. Call it in the transaction of the change, so that both are committed or neither is. The entry keeps
 * the current names, even if they change later.
 */
export async function recordActivity(tx: Queryable, actor: Actor, act: Act, now: Date): Promise<void> {
  const { user, business, from } = actor;
  await tx.query(
    `insert into activity (business_id, actor_id, actor_name, actor_username, kind, action, subject, detail, address,
       device, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      business.id,
      user.id,
      user.name,
      user.username,
      KINDS[act.action],
      act.action,
      act.subject ?? '',
      act.detail ?? '',
      from.address,
      from.device,
      now,
    ],
  );
}
