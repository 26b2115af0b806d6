import type { Schemas } from '../../contract/operation-types.ts';
import type { Queryable, Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { forbidden, invalidFields } from '../api-error.ts';
import { conflictIfTaken } from '../conflict-if-taken.ts';
import { normalizeName } from '../normalize-name.ts';
import type { Session } from '../sessions.ts';
import { voidRecoveryCode } from '../void-recovery-code.ts';
import { takenCashierValues } from './create.ts';
import { requireManaged } from './managed-user.ts';
import { recordCashierActivity } from './record-cashier-activity.ts';

type Content = Schemas['ModifyUserContent'];

/**
 * Edits a cashier or a branch admin; omitted fields do not change. With their own id, users change only their name.
 * @throws ApiError 400, 403, 404, 409 the name of another cashier of the branch
 */
export async function modifyUser(
  database: Transactional,
  session: Session,
  content: Content,
  now: Date,
): Promise<void> {
  if (content.userId === session.user.id) return modifyOwnName(database, session, content, now);
  if (content.level === 'Business' || !session.permissions.has('cashier_manage')) throw forbidden();
  const name = normalizeName(content.name);
  await database.transaction(async (tx) => {
    const managed = await requireManaged(tx, session, content);
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
      await voidRecoveryCode(tx, user.username);
    }
    if (changed.length > 0) await recordCashierActivity(tx, session, managed, { change: 'edited' }, now);
  });
}

/**
 * Changes the caller's name or, for the owner's account, the business's. The e-mail address is only changed with a code
 * (`update-email`).
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
  const name = normalizeName(content.name);
  await database.transaction(async (tx) => {
    const isOwner = await isOwnersAccount(tx, session.user.id);
    const { level = isOwner ? 'Business' : 'BusinessUser' } = content;
    if (level === 'BusinessUser') return renameUser(tx, session, name, now);
    if (!isOwner) throw forbidden();
    await renameBusiness(tx, session, name, now);
  });
}

async function isOwnersAccount(tx: Queryable, userId: string): Promise<boolean> {
  const own = await tx.query(`select 1 from users where id = $1 and type = 'admin' and role_id is null`, [
    userId,
  ]);
  return own.length > 0;
}

async function renameUser(tx: Queryable, session: Session, name: string, now: Date): Promise<void> {
  const { user } = session;
  const names = { subject: user.name, detail: name };
  if (user.name !== name) await recordActivity(tx, session, { action: 'own-name', ...names }, now);
  await conflictIfTaken('Caja', takenCashierValues(user.username, name), () =>
    tx.query('update users set name = $2 where id = $1', [user.id, name]),
  );
}

async function renameBusiness(tx: Queryable, session: Session, name: string, now: Date): Promise<void> {
  const { id } = session.business;
  const [before] = await tx.query<{ name: string }>('select name from businesses where id = $1', [id]);
  const names = { subject: before?.name ?? '', detail: name };
  if (names.subject !== name)
    await recordActivity(tx, session, { action: 'business-renamed', ...names }, now);
  await tx.query('update businesses set name = $2 where id = $1', [id, name]);
}
