import { ADMINISTRATOR_ROLE } from '#access/users/user-permissions.ts';
import type { Queryable } from '#ground/db/database.ts';

/** SQL that is true if the user `u` has a second factor. */
export const HAS_SECOND_FACTOR = `exists (select 1 from second_factors f where f.user_id = u.id and f.secret is not null)`;

/**
 * SQL that is true if the business `b` requires a second factor of the user `u`. The business's own account counts as
 * Administrador.
 */
export const DEMANDS_SECOND_FACTOR = `(u.type = 'admin'
  and coalesce(u.role_id, '${ADMINISTRATOR_ROLE.id}') = any(b.second_factor_role_ids))`;

/** SQL that is true if the user `u` must set one up before anything else. */
export const MUST_ENROLL = `(${DEMANDS_SECOND_FACTOR} and not ${HAS_SECOND_FACTOR})`;

export async function hasSecondFactor(database: Queryable, userId: string): Promise<boolean> {
  const [row] = await database.query<{ has: boolean }>(
    `select ${HAS_SECOND_FACTOR} as has from users u where u.id = $1`,
    [userId],
  );
  return row?.has === true;
}
