import type { Queryable, Transactional } from '../../db/database.ts';
import { forbidden } from '../api-error.ts';
import { mailOneTimePassword, newOneTimePassword } from '../one-time-password.ts';
import type { Session } from '../sessions.ts';
import { liftTries } from '../set-password.ts';
import { endSessionsOf } from './block.ts';
import { requireManaged, type UserReference } from './managed.ts';
import { requireUser, type UserRow } from './read.ts';

/**
 * Sends a one-time password to a box, the admin of a branch or a person of Equipo, and ends their sessions; the next sign-in
 * asks for a new password (decisions §7). A username locked by wrong passwords is free again.
 * @throws ApiError 403 the own password, or without the permission over such people; 404
 */
export async function resetPassword(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<UserRow> {
  if (reference.userId === session.user.id) throw forbidden('Cambia tu contraseña desde tu perfil');
  const password = await newOneTimePassword();
  return database.transaction(async (tx) => {
    const user =
      (await findTeamMember(tx, session, reference)) ?? (await requireManaged(tx, session, reference)).user;
    await tx.query('update users set password_hash = $2, must_change_password = true where id = $1', [
      user.id,
      password.hash,
    ]);
    await liftTries(tx, user.username);
    await endSessionsOf(tx, [user.id]);
    await mailOneTimePassword(tx, { ...user, emailAddress: user.email_address }, password, now);
    return user;
  });
}

async function findTeamMember(
  tx: Queryable,
  session: Session,
  { userId }: UserReference,
): Promise<UserRow | undefined> {
  if (!session.permissions.has('user_view')) return undefined;
  const found = await tx.query(
    `select 1 from users where id = $1 and business_id = $2 and type = 'admin' and role_id is not null
       and status <> 'deleted'`,
    [userId, session.business.id],
  );
  return found.length > 0 ? requireUser(tx, userId) : undefined;
}
