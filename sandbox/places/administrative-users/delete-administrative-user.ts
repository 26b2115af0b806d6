import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { deleteUsers } from '#places/branches/delete-users.ts';
import { businessRule } from '#terms/errors/api-error.ts';
import {
  lockAdministrativeUserRows,
  type Member,
  requireMember,
  TITLE,
} from './lock-administrative-user-rows.ts';
import { preventEscalation } from './prevent-escalation.ts';

/**
 * Deletes an administrative user and ends their sessions. Their activity is kept under their name; the username is not reused.
 * @returns the user before the change
 * @throws ApiError 403 a user with permissions that the caller lacks; 404; 422 the caller, or the business's own account
 */
export function deleteAdministrativeUser(
  database: Transactional,
  session: Session,
  userId: string,
  now: Date,
): Promise<Member> {
  return database.transaction(async (tx) => {
    const locked = await lockAdministrativeUserRows(tx, session);
    const member = requireMember(locked, userId);
    if (member.id === session.user.id)
      throw businessRule('own-account', TITLE, 'No puedes eliminarte: pídelo a otro Administrador');
    if (member.role_id === null)
      throw businessRule('own-account', TITLE, 'La cuenta del negocio no se elimina');
    const message = 'No puedes eliminar a quien tiene más permisos que tú';
    preventEscalation(locked.caller.permissions, [...member.permissions], message);
    await deleteUsers(tx, [member.id], now);
    await recordActivity(tx, session, { action: 'person-deleted', subject: `@${member.username}` }, now);
    return member;
  });
}
