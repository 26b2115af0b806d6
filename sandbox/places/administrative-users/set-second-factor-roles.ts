import { recordActivity } from '#access/activity/record-activity.ts';
import { endSessionsToEnroll } from '#access/second-factor/end-sessions-to-enroll.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { ADMINISTRATOR_ROLE } from '#access/users/user-permissions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { lockAdministrativeUserRows } from './lock-administrative-user-rows.ts';
import { requireRole } from './roles.ts';

/**
 * Sets the roles whose users must have a second factor. Users without one must sign in again and set it up; the caller sets it
 * up in the current session.
 * @throws ApiError 403; 404 for a role that the business does not have
 */
export function setSecondFactorRoles(
  database: Transactional,
  session: Session,
  roleIds: readonly string[],
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockAdministrativeUserRows(tx, session);
    const demandedBefore = await readDemandingRoles(tx, session.business.id);
    const names: string[] = [];
    for (const id of roleIds) names.push((await requireRole(tx, session.business.id, id)).name);
    const changed = await tx.query(
      `update businesses set second_factor_role_ids = $2
       where id = $1 and not (second_factor_role_ids @> $2 and second_factor_role_ids <@ $2) returning id`,
      [session.business.id, [...roleIds]],
    );
    if (changed.length === 0) return;
    const added = roleIds.filter((id) => !demandedBefore.includes(id));
    const colleagues = await colleaguesWithRole(tx, session, added);
    await endSessionsToEnroll(tx, colleagues);
    const act =
      names.length > 0
        ? ({ action: 'second-factor-roles', detail: names.join(', ') } as const)
        : ({ action: 'no-second-factor-roles' } as const);
    await recordActivity(tx, session, act, now);
  });
}

async function readDemandingRoles(tx: Queryable, businessId: string): Promise<string[]> {
  const [business] = await tx.query<{ second_factor_role_ids: string[] }>(
    'select second_factor_role_ids from businesses where id = $1',
    [businessId],
  );
  return business?.second_factor_role_ids ?? [];
}

/** Ids of the other users with one of these roles; the business's own account counts as Administrador. */
async function colleaguesWithRole(
  tx: Queryable,
  { business, user }: Session,
  roleIds: readonly string[],
): Promise<string[]> {
  const colleagues = await tx.query<{ id: string }>(
    `select id from users where business_id = $1 and type = 'admin' and id <> $2 and coalesce(role_id, $3) = any($4)`,
    [business.id, user.id, ADMINISTRATOR_ROLE.id, [...roleIds]],
  );
  return colleagues.map(({ id }) => id);
}
