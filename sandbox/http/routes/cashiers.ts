import { branchOfCall, scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { notificationSettingJson } from '#access/users/notification-setting.ts';
import { requireUser, type UserRow } from '#access/users/read-user.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { resetPassword as reset } from '#places/administrative-users/reset-password.ts';
import { block as blockUser, unblock as unblockUser } from '#places/cashiers/block-and-unblock.ts';
import { createCashier } from '#places/cashiers/create-cashier.ts';
import { deleteCashier } from '#places/cashiers/delete-cashier.ts';
import type { ManagedUser } from '#places/cashiers/managed-user.ts';
import { modifyUser } from '#places/cashiers/modify-user.ts';
import { listCashiers, readDefaultCashier } from '#places/cashiers/read-cashiers.ts';
import { setChildren as replaceChildren } from '#places/cashiers/set-children.ts';
import { setClosingConfig as setConfig } from '#places/cashiers/set-closing-config.ts';
import { setClosingLock as setLock } from '#places/cashiers/set-closing-lock.ts';
import { setDefaultCashier } from '#places/cashiers/set-default.ts';

/** POST users/v3/list */
export const list: Handler<'cashiers.list'> = async ({ content, database, session }) => {
  const scope = await scopeOf(database, session, content.businessBranchId);
  const rows = await listCashiers(database, scope, content);
  return { content: { users: rows.map((row) => cashierJson(row, session)) } };
};

/** POST users/v3/admin/list */
export const listWithDefault: Handler<'cashiers.listWithDefault'> = async (call) => {
  const { content, database, session } = call;
  const branchId = branchOfCall(session, content.businessBranchId);
  const rows = await listCashiers(database, await scopeOf(database, session, branchId));
  const users = rows.map((row) => cashierJson(row, session));
  return { content: { users, defaultUser: await readDefaultCashier(database, branchId) } };
};

/** POST users/v3/create */
export const create: Handler<'cashiers.create'> = async ({ content, database, session, now }) => {
  const { id, isDefault } = await createCashier(database, session, content, now);
  const { content: created, info } = await resultWith(database, session, id, 'Caja creada');
  const message = `${info.message}${isDefault ? '. Es la predeterminada de la sucursal' : ''}`;
  return { content: created, info: { ...info, message } };
};

/** POST users/v3/modify */
export const modify: Handler<'cashiers.modify'> = async ({ content, database, session, now }) => {
  await modifyUser(database, session, content, now);
  const result = await resultWith(database, session, content.userId, 'Se edito');
  const isOwn = content.userId === session.user.id;
  return isOwn ? { ...result, info: { title: 'Nombre', message: 'Se actualizo con éxito' } } : result;
};

/** POST users/v3/delete */
export const remove: Handler<'cashiers.remove'> = async ({ content, database, session, now }) => {
  const { user, wasDefault } = await deleteCashier(database, session, content, now);
  const left = wasDefault ? '. La sucursal queda sin caja predeterminada' : '';
  return { content: {}, info: { title: 'Se elimino', message: `${subjectOf(user)}${left}` } };
};

/** POST users/v3/block */
export const block: Handler<'cashiers.block'> = async ({ content, database, session, now }) => {
  const managed = await blockUser(database, session, content, now);
  return resultAbout(database, session, managed, 'Se bloqueo');
};

/** POST users/v3/unblock */
export const unblock: Handler<'cashiers.unblock'> = async ({ content, database, session, now }) => {
  const managed = await unblockUser(database, session, content, now);
  return resultAbout(database, session, managed, 'Se desbloqueo');
};

/** POST users/v3/password/reset */
export const resetPassword: Handler<'cashiers.resetPassword'> = async ({
  content,
  database,
  session,
  now,
}) => {
  const user = await reset(database, session, content, now);
  return { content: {}, info: { title: 'Se reinicio la contraseña', message: subjectOf(user) } };
};

/** POST users/v3/set-children */
export const setChildren: Handler<'cashiers.setChildren'> = async (call) => {
  const { content, database, session, now } = call;
  const { businessUserId: cashierId, businessUserChildren: childIds, businessBranchId } = content;
  await replaceChildren(database, session, { cashierId, childIds, businessBranchId }, now);
  return resultWith(database, session, cashierId, 'Caja titular');
};

/** PUT branch/v3/config/default-operative */
export const setDefault: Handler<'cashiers.setDefault'> = async (call) => {
  const { content, database, session, now } = call;
  const { id: userId, businessBranchId } = content;
  const defaultUser = await setDefaultCashier(database, session, { userId, businessBranchId }, now);
  const message = `${defaultUser.name} es la caja predeterminada`;
  return { content: { defaultUser }, info: { title: 'Caja predeterminada', message } };
};

/** PUT users/v3/config/closings */
export const setClosingConfig: Handler<'cashiers.setClosingConfig'> = async (call) => {
  await setConfig(call.database, call.session, call.content, call.now);
  return { content: {}, info: { title: 'La configuración de cierre', message: 'Se actualizo con éxito' } };
};

/** PUT users/v3/config/closings/locked-state */
export const setClosingLock: Handler<'cashiers.setClosingLock'> = async ({
  content,
  database,
  session,
  now,
}) => {
  await setLock(database, session, content, now);
  return resultWith(database, session, content.businessUserId, 'La configuración de cierre');
};

async function resultWith(database: Queryable, session: Session, userId: string, title: string) {
  const row = await requireUser(database, userId);
  return { content: { user: cashierJson(row, session) }, info: { title, message: subjectOf(row) } };
}

async function resultAbout(
  database: Queryable,
  session: Session,
  { user, branch }: ManagedUser,
  title: string,
) {
  const { content, info } = await resultWith(database, session, user.id, title);
  const message = user.type === 'branch_admin' ? `Sucursal ${branch.name}` : info.message;
  return { content, info: { title, message } satisfies Schemas['Info'] };
}

function subjectOf({ type, username }: UserRow): string {
  return type === 'operator' ? `Caja @${username}` : `Usuario @${username}`;
}

/** Maps a row to the API's cashier. Omits the cashier's keys for callers who may not change them. */
function cashierJson(row: UserRow, session: Session): Schemas['Cashier'] {
  const seesKeys = session.permissions.has(row.type === 'branch_admin' ? 'branch_manage' : 'cashier_manage');
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    phoneNumber: row.phone_number,
    emailAddress: row.email_address,
    creationDate: row.created_at.toISOString(),
    type: row.type,
    status: row.status,
    referenceId: row.reference_id,
    branchId: row.branch_id,
    ...notificationSettingJson(row, seesKeys),
    closingType: row.closing_type,
    closingTime: row.closing_time,
    closingLocked: row.closing_locked,
    childrenUser: row.child_ids.length > 0 ? row.child_ids : null,
    isChildCashier: row.titular_id !== null,
  };
}
