import type { ActionName } from '#access/activity/actions.ts';
import { recordActivity } from '#access/activity/record-activity.ts';
import { voidPasswordRecoveryCode } from '#access/passwords/void-password-recovery-code.ts';
import { endSessionsToEnroll } from '#access/second-factor/end-sessions-to-enroll.ts';
import { endSessionsOf } from '#access/sessions/end-sessions-of.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { claimEmail } from '#access/users/claim-email.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { businessRule, invalidFields } from '#terms/errors/api-error.ts';
import { checkPhoneNumber } from '#terms/errors/check-phone-number.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import {
  lockAdministrativeUserRows,
  type Member,
  requireMember,
  TITLE,
} from './lock-administrative-user-rows.ts';
import { preventEscalation } from './prevent-escalation.ts';
import { requireRole } from './roles.ts';

type Content = Schemas['EditAdministrativeUserContent'];

/**
 * Edits an administrative user; omitted fields do not change. A new role applies from the user's next call, and blocking ends
 * their sessions.
 * @throws ApiError 400 the caller's own e-mail address, which is changed with a code, or an invalid phone number; 403 a user or
 * role with permissions that the caller lacks; 404; 409 the e-mail address is taken; 422 the caller's own role or status, or the
 * business's own account
 */
export function editAdministrativeUser(
  database: Transactional,
  session: Session,
  content: Content,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const locked = await lockAdministrativeUserRows(tx, session);
    const { permissions } = locked.caller;
    const before = requireMember(locked, content.userId);
    const role = await requireRole(tx, session.business.id, content.roleId);
    const after = afterEdit(before, content);
    if (content.phoneNumber) checkPhoneNumber(after.country_code, content.phoneNumber);
    requireNotOwner(before);
    if (before.id === session.user.id) forbidOwnChanges(before, after);
    preventEscalation(
      permissions,
      [...before.permissions],
      'No puedes editar a quien tiene más permisos que tú',
    );
    preventEscalation(permissions, role.permissions, 'No puedes dar un rol con permisos que no tienes');
    if (after.email_address !== before.email_address) await moveEmail(tx, session, before, after);
    await update(tx, after);
    if (after.status === 'blocked') await endSessionsOf(tx, [after.id]);
    if (after.role_id !== before.role_id) await endSessionsToEnroll(tx, [after.id]);
    for (const [action, detail] of changesOf(before, after, role.name)) {
      await recordActivity(tx, session, { action, subject: `@${before.username}`, detail }, now);
    }
  });
}

function afterEdit(before: Member, content: Content): Member {
  return {
    ...before,
    name: normalizeName(content.name),
    email_address: content.emailAddress,
    country_code: content.countryCode ?? before.country_code,
    phone_number: content.phoneNumber === undefined ? before.phone_number : content.phoneNumber,
    role_id: content.roleId,
    status: content.status ?? before.status,
  };
}

function requireNotOwner({ role_id }: Member): void {
  if (role_id === null)
    throw businessRule('own-account', TITLE, 'La cuenta del negocio se edita en su perfil');
}

function forbidOwnChanges(before: Member, after: Member): void {
  if (after.status !== before.status)
    throw businessRule('own-account', TITLE, 'No puedes bloquearte: pídelo a otro Administrador');
  if (after.role_id !== before.role_id)
    throw businessRule('own-account', TITLE, 'No puedes cambiar tu propio rol: pídelo a otro Administrador');
  if (after.email_address !== before.email_address) {
    throw invalidFields([{ field: 'emailAddress', message: 'Se cambia con un código, en tu perfil' }]);
  }
}

/** An address that differs only in case is the same address, so it is not checked again. */
async function moveEmail(tx: Queryable, session: Session, before: Member, after: Member): Promise<void> {
  const claimant = { businessId: session.business.id };
  const same = before.email_address.toLowerCase() === after.email_address.toLowerCase();
  if (!same) await claimEmail(tx, claimant, after.email_address, TITLE);
  await voidPasswordRecoveryCode(tx, before.username);
}

async function update(tx: Queryable, after: Member): Promise<void> {
  await tx.query(
    `update users set name = $2, email_address = $3, country_code = $4, phone_number = $5, role_id = $6, status = $7
     where id = $1`,
    [
      after.id,
      after.name,
      after.email_address,
      after.country_code,
      after.phone_number,
      after.role_id,
      after.status,
    ],
  );
}

const DATA = ['name', 'email_address', 'country_code', 'phone_number'] as const;

/** The activity entries for an edit, one per kind of change. */
function changesOf(before: Member, after: Member, roleName: string): [action: ActionName, detail: string][] {
  const changes: [ActionName, string][] = [];
  if (DATA.some((name) => before[name] !== after[name])) changes.push(['person-edited', '']);
  if (before.role_id !== after.role_id) changes.push(['person-role', roleName]);
  if (before.status !== after.status) {
    changes.push([after.status === 'blocked' ? 'person-blocked' : 'person-unblocked', '']);
  }
  return changes;
}
