import type { Queryable } from '../../db/database.ts';
import { forbidden, notFound } from '../api-error.ts';
import { type LockedBranch, lockBranch } from '../branches/lock-branch.ts';
import type { Session } from '../sessions.ts';
import { requireUser, type UserRow } from './read.ts';

/** Whom a call is about. */
export interface UserReference {
  userId: string;
  businessBranchId?: string | undefined;
}

/** A cashier or the admin of a branch, with its branch locked until the transaction ends. */
export interface Managed {
  user: UserRow;
  branch: LockedBranch;
}

const noUser = () => notFound('No se encontró el usuario');
const noCashier = () => notFound('No se encontró la caja');

/**
 * Finds a cashier of the caller's scope, or the admin of a branch for those who manage branches.
 * @param notFoundError what is said when there is none
 * @returns the id of its branch
 * @throws ApiError 404 deleted or outside the scope; 403 a branch's admin without the permission to manage branches
 */
export async function requireReach(
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
 * A cashier of the caller's scope, or the admin of a branch for those who manage branches, ready to be changed.
 * @throws ApiError 403, 404
 */
export async function requireManaged(
  tx: Queryable,
  session: Session,
  reference: UserReference,
  notFoundError = noUser,
): Promise<Managed> {
  const branchId = await requireReach(tx, session, reference, notFoundError);
  const branch = await lockBranch(tx, session, branchId);
  // Read with the lock held: somebody else may have changed it a moment ago.
  const user = await requireUser(tx, reference.userId);
  if (user.status === 'deleted') throw notFoundError();
  return { user, branch };
}

/**
 * A cashier of the caller's scope, ready to be changed.
 * @throws ApiError 404 when it is none
 */
export async function requireManagedCashier(
  tx: Queryable,
  session: Session,
  reference: UserReference,
): Promise<Managed> {
  const managed = await requireManaged(tx, session, reference, noCashier);
  if (managed.user.type !== 'operator') throw noCashier();
  return managed;
}
