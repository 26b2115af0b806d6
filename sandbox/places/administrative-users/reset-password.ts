import { recordActivity } from '#access/activity/record-activity.ts';
import { clearFailuresAndRecoveryCode } from '#access/passwords/clear-failures-and-recovery-code.ts';
import { mailOneTimePassword, newOneTimePassword } from '#access/passwords/mailed-one-time-password.ts';
import { endSessionsOf } from '#access/sessions/end-sessions-of.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { requireUser, type UserRow } from '#access/users/read-user.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import {
  lockManagedUser,
  recordManagedUserActivity,
  type UserReference,
} from '#places/cashiers/managed-user.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { lockAdministrativeUserRows, requireMember } from './lock-administrative-user-rows.ts';
import { preventEscalation } from './prevent-escalation.ts';

/**
 * Sends a one-time password to a cashier, branch admin or administrative user, and ends their sessions; the next sign-in
 * requires a new password. Also unlocks a username that wrong passwords had locked.
 * @throws ApiError 403 the caller's own password, or that of a user with permissions the caller lacks; 404
 */
export async function resetPassword(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<UserRow> {
  if (reference.userId === session.user.id)
    throw forbidden('Cambia tu contraseña desde tu perfil', 'own-account');
  const password = await newOneTimePassword();
  return database.transaction(async (tx) => {
    const user = await claimUser(tx, session, reference, now);
    await tx.query(
      'update users set password_hash = $2, must_change_password = true, password_due = false where id = $1',
      [user.id, password.hash],
    );
    await clearFailuresAndRecoveryCode(tx, user.username);
    await endSessionsOf(tx, [user.id]);
    await mailOneTimePassword(tx, { ...user, emailAddress: user.email_address }, password, now);
    return user;
  });
}

/** Locks the user and records the activity. */
async function claimUser(
  tx: Queryable,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<UserRow> {
  if (!(await isAdministrativeUser(tx, session, reference))) {
    const managed = await lockManagedUser(tx, session, reference);
    await recordManagedUserActivity(tx, session, managed, { change: 'password' }, now);
    return managed.user;
  }
  const team = await lockAdministrativeUserRows(tx, session);
  const { permissions, username } = requireMember(team, reference.userId);
  const message = 'No puedes reiniciar la contraseña de quien tiene más permisos que tú';
  preventEscalation(team.caller.permissions, [...permissions], message);
  await recordActivity(tx, session, { action: 'person-password', subject: `@${username}` }, now);
  return requireUser(tx, reference.userId);
}

/** The business's own account is excluded, because nobody may reset its password. */
async function isAdministrativeUser(
  tx: Queryable,
  session: Session,
  { userId }: UserReference,
): Promise<boolean> {
  if (!session.permissions.has('user_view')) return false;
  const found = await tx.query(
    `select 1 from users where id = $1 and business_id = $2 and type = 'admin' and role_id is not null
       and status <> 'deleted'`,
    [userId, session.business.id],
  );
  return found.length > 0;
}
