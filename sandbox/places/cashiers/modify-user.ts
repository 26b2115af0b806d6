import { voidPasswordRecoveryCode } from '#access/passwords/void-password-recovery-code.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { conflictIfTaken } from '#terms/errors/conflict-if-taken.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { changeOwnOrBusinessName } from './change-own-or-business-name.ts';
import { takenCashierValues } from './create-cashier.ts';
import { lockManagedUser, recordManagedUserActivity } from './managed-user.ts';

/**
 * Edits a cashier or a branch admin; omitted fields do not change. Users can edit themselves, but only their name.
 * @throws ApiError 400, 403, 404, 409 the name of another cashier of the branch
 */
export async function modifyUser(
  database: Transactional,
  session: Session,
  content: Schemas['ModifyUserContent'],
  now: Date,
): Promise<void> {
  if (content.userId === session.user.id) return changeOwnOrBusinessName(database, session, content, now);
  if (content.level === 'Business' || !session.permissions.has('cashier_manage')) throw forbidden();
  const name = normalizeName(content.name);
  await database.transaction(async (tx) => {
    const managed = await lockManagedUser(tx, session, content);
    const { user } = managed;
    const changed = await conflictIfTaken('Caja', takenCashierValues(user.username, name), () =>
      tx.query(
        `update users set name = $2, email_address = coalesce($3, email_address), reference_id = coalesce($4, reference_id)
         where id = $1 and (name, email_address, reference_id)
           is distinct from ($2, coalesce($3, email_address), coalesce($4, reference_id)) returning 1`,
        [user.id, name, content.emailAddress ?? null, content.referenceId ?? null],
      ),
    );
    if ((content.emailAddress ?? user.email_address) !== user.email_address) {
      await voidPasswordRecoveryCode(tx, user.username);
    }
    if (changed.length > 0) await recordManagedUserActivity(tx, session, managed, { change: 'edited' }, now);
  });
}
