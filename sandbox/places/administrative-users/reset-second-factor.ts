import { recordActivity } from '#access/activity/record-activity.ts';
import { removeSecondFactor } from '#access/second-factor/disable.ts';
import { mailReset } from '#access/second-factor/mails.ts';
import { readOwner } from '#access/second-factor/owner.ts';
import { TITLE } from '#access/sessions/challenge-token.ts';
import { endSessionsOf } from '#access/sessions/end-sessions-of.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict, forbidden } from '#terms/errors/api-error.ts';
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
