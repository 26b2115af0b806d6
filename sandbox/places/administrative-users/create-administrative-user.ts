import { recordActivity } from '#access/activity/record-activity.ts';
import { mailOneTimePassword, newOneTimePassword } from '#access/passwords/mailed-one-time-password.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { claimEmail } from '#access/users/claim-email.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { checkChildUsername } from '#places/branches/check-child-username.ts';
import { requireBusinessUsername } from '#places/branches/require-business-username.ts';
import { checkPhoneNumber } from '#terms/errors/check-phone-number.ts';
import { conflictIfTaken } from '#terms/errors/conflict-if-taken.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import { lockAdministrativeUserRows, TITLE } from './lock-administrative-user-rows.ts';
import { preventEscalation } from './prevent-escalation.ts';
import { requireRole } from './roles.ts';

/**
 * Creates an administrative user and sends them a one-time password.
 * @returns the id of the user
 * @throws ApiError 400 the username does not begin with the business's, or an invalid phone number; 403 the role has permissions
 * that the caller lacks; 404 no such role; 409 the username or the e-mail address is taken
 */
export async function createAdministrativeUser(
  database: Transactional,
  session: Session,
  content: Schemas['CreateAdministrativeUserContent'],
  now: Date,
): Promise<string> {
  const { countryCode = '502', phoneNumber } = content;
  if (phoneNumber !== undefined) checkPhoneNumber(countryCode, phoneNumber);
  const password = await newOneTimePassword();
  const person = { ...content, name: normalizeName(content.name) };
  return database.transaction(async (tx) => {
    const { caller } = await lockAdministrativeUserRows(tx, session);
    checkChildUsername(person.username, await requireBusinessUsername(tx, session), 'username');
    const role = await requireRole(tx, session.business.id, person.roleId);
    preventEscalation(
      caller.permissions,
      role.permissions,
      'No puedes dar un rol con permisos que no tienes',
    );
    const id = newId('us');
    await claimEmail(tx, { businessId: session.business.id }, person.emailAddress, TITLE);
    await conflictIfTaken(TITLE, takenUsername(person.username), () =>
      tx.query(
        `insert into users (id, business_id, type, role_id, username, name, email_address, country_code, phone_number,
           password_hash, must_change_password, created_at)
         values ($1, $2, 'admin', $3, $4, $5, $6, $7, $8, $9, true, $10)`,
        [
          id,
          session.business.id,
          role.id,
          person.username,
          person.name,
          person.emailAddress,
          countryCode,
          phoneNumber ?? null,
          password.hash,
          now,
        ],
      ),
    );
    await mailOneTimePassword(tx, person, password, now);
    const act = { action: 'person-created', subject: `@${person.username}`, detail: role.name } as const;
    await recordActivity(tx, session, act, now);
    return id;
  });
}

function takenUsername(username: string) {
  return {
    users_username_key: { field: 'username', message: `El usuario ${username} ya está en uso: elige otro` },
  };
}
