import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { requireUser, type UserRow } from '#access/users/read-user.ts';
import type { Queryable } from '#ground/db/database.ts';
import { type LockedBranch, lockBranchRow } from '#places/branches/lock-branch-row.ts';
import { forbidden, notFound } from '#terms/errors/api-error.ts';

/** The ids by which a call refers to a user. */
export interface UserReference {
  userId: string;
  businessBranchId?: string | undefined;
}

/** A cashier or branch admin, with the branch locked until the transaction ends. */
export interface ManagedUser {
  user: UserRow;
  branch: LockedBranch;
}

const noUser = () => notFound('No se encontró el usuario');
const noCashier = () => notFound('No se encontró la caja');

/**
 * Finds a cashier of the caller's scope or, for callers who manage branches, a branch admin.
 * @param notFoundError thrown if there is none
 * @returns the id of the branch
 * @throws ApiError 404 deleted or outside the scope; 403 a branch admin, if the caller may not manage branches
 */
export async function requireWithinReach(
  database: Queryable,
  session: Session,
  { userId, businessBranchId }: UserReference,
  notFoundError = noUser,
): Promise<string> {
  const [found] = await database.query<{ branch_id: string; type: UserRow['type'] }>(
    `select branch_id, type from users where id = $1 and business_id = $2 and type in ('operator', 'branch_admin')
       and status <> 'deleted' and branch_id = coalesce($3, branch_id) and branch_id = coalesce($4, branch_id)`,
    [userId, session.business.id, session.user.branchId, businessBranchId ?? null],
  );
  if (!found) throw notFoundError();
  if (found.type === 'branch_admin' && !session.permissions.has('branch_manage')) throw forbidden();
  return found.branch_id;
}

/**
 * Locks a cashier of the caller's scope or, for callers who manage branches, a branch admin, for a change.
 * @throws ApiError 403, 404
 */
export async function lockManagedUser(
  tx: Queryable,
  session: Session,
  reference: UserReference,
  notFoundError = noUser,
): Promise<ManagedUser> {
  const branchId = await requireWithinReach(tx, session, reference, notFoundError);
  const branch = await lockBranchRow(tx, session, branchId);
  // Read again while the lock is held, because the user may have changed meanwhile.
  const user = await requireUser(tx, reference.userId);
  if (user.status === 'deleted') throw notFoundError();
  return { user, branch };
}

/**
 * Locks a cashier of the caller's scope for a change.
 * @throws ApiError 404 if the user is not a cashier
 */
export async function lockManagedCashier(
  tx: Queryable,
  session: Session,
  reference: UserReference,
): Promise<ManagedUser> {
  const managed = await lockManagedUser(tx, session, reference, noCashier);
  if (managed.user.type !== 'operator') throw noCashier();
  return managed;
}

type Change =
  | 'edited'
  | 'deleted'
  | 'blocked'
  | 'unblocked'
  | 'default'
  | 'closing'
  | 'password'
  | 'notifications';

/** Records a change of a cashier or, if a branch admin is given, of the branch. */
export function recordManagedUserActivity(
  tx: Queryable,
  session: Session,
  { user, branch }: ManagedUser,
  { change, detail = '' }: { change: Change; detail?: string },
  now: Date,
): Promise<void> {
  const act =
    user.type === 'operator'
      ? ({ action: `cashier-${change}`, subject: `@${user.username}` } as const)
      : ({ action: `branch-${change}`, subject: branch.name } as const);
  return recordActivity(tx, session, { ...act, detail }, now);
}
