import type { Schemas } from '../../contract/types.ts';
import type { Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { forbidden, invalidFields } from '../api-error.ts';
import type { Session } from '../sessions.ts';
import { voidRecoveryCode } from '../set-password.ts';
import { refuseTaken } from '../taken.ts';
import { takenCashierValues } from './create.ts';
import { requireManaged } from './managed.ts';
import { recordChange } from './record.ts';

type Content = Schemas['ModifyUserContent'];

/**
 * Edits a cashier, or the admin of a branch; what is left out stays. With the own id it changes the own name only.
 * @throws ApiError 400, 403, 404, 409 a name that another cashier of the branch has
 */
export async function modifyUser(
  database: Transactional,
  session: Session,
  content: Content,
  now: Date,
): Promise<void> {
  if (content.userId === session.user.id) return modifyOwnName(database, session, content, now);
  if (!session.permissions.has('cashier_manage')) throw forbidden();
  const name = content.name.trim();
  await database.transaction(async (tx) => {
    const managed = await requireManaged(tx, session, content);
    const { user } = managed;
    const changed = await refuseTaken('Caja', takenCashierValues(user.username, name), () =>
      tx.query(
        `update users set name = $2, email_address = coalesce($3, email_address), reference_id = coalesce($4, reference_id)
         where id = $1 and (name, email_address, reference_id)
           is distinct from ($2, coalesce($3, email_address), coalesce($4, reference_id)) returning 1`,
        [user.id, name, content.emailAddress ?? null, content.referenceId ?? null],
      ),
    );
    if ((content.emailAddress ?? user.email_address) !== user.email_address) {
      await voidRecoveryCode(tx, user.username);
    }
    if (changed.length > 0) await recordChange(tx, session, managed, { change: 'edited' }, now);
  });
}

/**
 * The name of who calls; of the business for its owner, whose account is the business's. The e-mail address
 * changes with a code only (`update-email`).
 */
async function modifyOwnName(
  database: Transactional,
  session: Session,
  content: Content,
  now: Date,
): Promise<void> {
  if (content.emailAddress !== undefined) {
    throw invalidFields([{ field: 'emailAddress', message: 'se cambia con un código de verificación' }]);
  }
  const name = content.name.trim();
  const { user, business } = session;
  await database.transaction(async (tx) => {
    const [own] = await tx.query<{ is_owner: boolean; business_name: string }>(
      `select u.type = 'admin' and u.role_id is null as is_owner, b.name as business_name
       from users u join businesses b on b.id = u.business_id where u.id = $1`,
      [user.id],
    );
    const names = { subject: own?.is_owner ? own.business_name : user.name, detail: name };
    const action = own?.is_owner ? 'business-renamed' : 'own-name';
    if (names.subject !== name) await recordActivity(tx, session, { action, ...names }, now);
    if (own?.is_owner) {
      await tx.query('update businesses set name = $2 where id = $1', [business.id, name]);
      return;
    }
    await refuseTaken('Caja', takenCashierValues(user.username, name), () =>
      tx.query('update users set name = $2 where id = $1', [user.id, name]),
    );
  });
}
