import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { forbidden, invalidFields } from '#terms/errors/api-error.ts';
import { conflictIfTaken } from '#terms/errors/conflict-if-taken.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { takenCashierValues } from './create-cashier.ts';

/**
 * Changes the caller's name or, for the owner's account, that of the business. The e-mail address is changed only with a code
 * (`update-email`).
 */
export async function changeOwnOrBusinessName(
  database: Transactional,
  session: Session,
  content: Schemas['ModifyUserContent'],
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
