import type { Queryable, Transactional } from '../../db/database.ts';
import { conflict } from '../api-error.ts';
import { endSessionsOf } from '../end-sessions-of.ts';
import type { Session } from '../sessions.ts';
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
    const { user, branch } = managed;
    if (user.status !== 'active') throw alreadyInState(managed, 'already-blocked');
    await recordManagedUserActivity(tx, session, managed, { change: 'blocked' }, now);
    if (user.type === 'operator') {
      await tx.query(`update users set status = 'blocked' where id = $1`, [user.id]);
      await endSessionsOf(tx, [user.id]);
      return managed;
    }
    await tx.query(`update branches set status = 'blocked' where id = $1`, [branch.id]);
    const blocked = await setStatusOfBranch(tx, branch.id, 'blocked');
    await endSessionsOf(tx, blocked);
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
    if (user.type === 'branch_admin') {
      await tx.query(`update branches set status = 'active' where id = $1`, [branch.id]);
      await setStatusOfBranch(tx, branch.id, 'active');
      await recordManagedUserActivity(tx, session, managed, { change: 'unblocked' }, now);
      return managed;
    }
    if (branch.status !== 'active') throw conflict('blocked', 'Caja', 'Desbloquea primero la sucursal');
    await tx.query(`update users set status = 'active' where id = $1`, [user.id]);
    await recordManagedUserActivity(tx, session, managed, { change: 'unblocked' }, now);
    return managed;
  });
}

async function setStatusOfBranch(tx: Queryable, branchId: string, status: 'active' | 'blocked') {
  const changed = await tx.query<{ id: string }>(
    `update users set status = $2 where branch_id = $1 and status <> 'deleted' returning id`,
    [branchId, status],
  );
  return changed.map(({ id }) => id);
}

function alreadyInState({ user }: ManagedUser, code: 'already-active' | 'already-blocked') {
  const state = code === 'already-active' ? 'activa' : 'bloqueada';
  return user.type === 'operator'
    ? conflict(code, 'Caja', `La caja ya está ${state}`)
    : conflict(code, 'Sucursal', `La sucursal ya está ${state}`);
}
