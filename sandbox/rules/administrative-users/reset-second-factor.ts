import type { Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { conflict, forbidden } from '../api-error.ts';
import { endSessionsOf } from '../end-sessions-of.ts';
import { TITLE } from '../second-factor/challenge-token.ts';
import { removeSecondFactor } from '../second-factor/disable.ts';
import { mailReset } from '../second-factor/mails.ts';
import { readOwner } from '../second-factor/owner.ts';
import type { Session } from '../sessions.ts';
import { lockAdministrativeUserRows, type Member, requireMember } from './lock-administrative-user-rows.ts';
import { preventEscalation } from './prevent-escalation.ts';

/**
 * Removes the second factor of an administrative user who lost it, and ends their sessions. This includes the business's own
 * account, because nobody else could help its owner.
 * @returns the user
 * @throws ApiError 403 the caller's own second factor, or a user with permissions the caller lacks; 404; 409 there is none
 */
export async function resetSecondFactor(
  database: Transactional,
  session: Session,
  userId: string,
  now: Date,
): Promise<Member> {
  if (userId === session.user.id)
    throw forbidden('Cambia tu verificación en dos pasos desde tu perfil', 'own-account');
  return database.transaction(async (tx) => {
    const locked = await lockAdministrativeUserRows(tx, session);
    const member = requireMember(locked, userId);
    const message = 'No puedes quitar la verificación de quien tiene más permisos que tú';
    preventEscalation(locked.caller.permissions, [...member.permissions], message);
    if (!(await removeSecondFactor(tx, member.id)))
      throw conflict('second-factor-off', TITLE, `@${member.username} no la tiene activa`);
    await endSessionsOf(tx, [member.id]);
    const act = { action: 'person-second-factor', subject: `@${member.username}` } as const;
    await recordActivity(tx, session, act, now);
    await mailReset(tx, await readOwner(tx, member.id, session.from), session.user.username, now);
    return member;
  });
}
