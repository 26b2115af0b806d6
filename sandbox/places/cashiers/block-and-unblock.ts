import { endSessionsOf } from '#access/sessions/end-sessions-of.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import {
  lockManagedUser,
  type ManagedUser,
  recordManagedUserActivity,
  type UserReference,
} from './managed-user.ts';

/**
 * Blocks a cashier or, if a branch admin is given, the branch and all its cashiers. Their sessions end immediately.
 * @throws ApiError 403, 404, 409 if it is not active
 */
export function block(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<ManagedUser> {
  return database.transaction(async (tx) => {
    const managed = await lockManagedUser(tx, session, reference);
    if (managed.user.status !== 'active') throw alreadyInState(managed, 'already-blocked');
    await recordManagedUserActivity(tx, session, managed, { change: 'blocked' }, now);
    await endSessionsOf(tx, await setStatus(tx, managed, 'blocked'));
    return managed;
  });
}

/**
 * Unblocks a cashier or, if a branch admin is given, the branch and all its cashiers, including those that were blocked before
 * the branch (specification §4).
 * @throws ApiError 403, 404, 409 if it is not blocked, or is a cashier of a blocked branch
 */
export function unblock(
  database: Transactional,
  session: Session,
  reference: UserReference,
  now: Date,
): Promise<ManagedUser> {
  return database.transaction(async (tx) => {
    const managed = await lockManagedUser(tx, session, reference);
    const { user, branch } = managed;
    if (user.status !== 'blocked') throw alreadyInState(managed, 'already-active');
    if (user.type === 'operator' && branch.status !== 'active') {
      throw conflict('blocked', 'Caja', 'Desbloquea primero la sucursal');
    }
    await setStatus(tx, managed, 'active');
    await recordManagedUserActivity(tx, session, managed, { change: 'unblocked' }, now);
    return managed;
  });
}

/** Sets the status of a cashier, or of a branch with its admin and cashiers. Returns the ids of these users. */
async function setStatus(
  tx: Queryable,
  { user, branch }: ManagedUser,
  status: 'active' | 'blocked',
): Promise<string[]> {
  if (user.type === 'operator') {
    await tx.query(`update users set status = $2 where id = $1`, [user.id, status]);
    return [user.id];
  }
  await tx.query(`update branches set status = $2 where id = $1`, [branch.id, status]);
  const changed = await tx.query<{ id: string }>(
    `update users set status = $2 where branch_id = $1 and status <> 'deleted' returning id`,
    [branch.id, status],
  );
  return changed.map(({ id }) => id);
}

function alreadyInState({ user }: ManagedUser, code: 'already-active' | 'already-blocked') {
  const state = code === 'already-active' ? 'activa' : 'bloqueada';
  return user.type === 'operator'
    ? conflict(code, 'Caja', `La caja ya está ${state}`)
    : conflict(code, 'Sucursal', `La sucursal ya está ${state}`);
}
