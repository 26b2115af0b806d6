import type { Schemas } from '../../contract/types.ts';
import type { Transactional } from '../../db/database.ts';
import { forbidden, invalidFields } from '../api-error.ts';
import type { Session } from '../sessions.ts';
import { refuseTaken } from '../taken.ts';
import { takenBoxValues } from './create.ts';
import { requireManaged } from './managed.ts';

type Content = Schemas['ModifyUserContent'];

/**
 * Edits a box, or the admin of a branch; what is left out stays. With the own id it changes the own name only.
 * @throws ApiError 400, 403, 404, 409 a name that another box of the branch has
 */
export async function modifyUser(database: Transactional, session: Session, content: Content): Promise<void> {
  if (content.userId === session.user.id) return modifyOwnName(database, session, content);
  if (!session.permissions.has('cashier_manage')) throw forbidden();
  const name = content.name.trim();
  await database.transaction(async (tx) => {
    const { user } = await requireManaged(tx, session, content);
    await refuseTaken('Caja', takenBoxValues(user.username, name), () =>
      tx.query(
        `update users set name = $2, email_address = coalesce($3, email_address), reference_id = coalesce($4, reference_id)
         where id = $1`,
        [user.id, name, content.emailAddress ?? null, content.referenceId ?? null],
      ),
    );
  });
}

/**
 * The name of who calls; of the business for its owner, whose account is the business's (decisions §7). The e-mail address
 * changes with a code only (`update-email`).
 */
async function modifyOwnName(database: Transactional, session: Session, content: Content): Promise<void> {
  if (content.emailAddress !== undefined) {
    throw invalidFields([{ field: 'emailAddress', message: 'se cambia con un código de verificación' }]);
  }
  const name = content.name.trim();
  const { user, business } = session;
  await database.transaction(async (tx) => {
    const [own] = await tx.query<{ is_owner: boolean }>(
      `select type = 'admin' and role_id is null as is_owner from users where id = $1`,
      [user.id],
    );
    if (own?.is_owner) {
      await tx.query('update businesses set name = $2 where id = $1', [business.id, name]);
      return;
    }
    await refuseTaken('Caja', takenBoxValues(user.username, name), () =>
      tx.query('update users set name = $2 where id = $1', [user.id, name]),
    );
  });
}
