import type { Queryable } from '../db/database.ts';
import { notFound } from './api-error.ts';
import type { Scope } from './scope.ts';
import type { Session } from './sessions.ts';

/** The owner of a scope, such as a session. */
export interface ScopeOwner extends Pick<Session, 'business' | 'childIds'> {
  user: Pick<Session['user'], 'id' | 'type' | 'branchId'>;
}

/**
 * The scope of a session, narrowed to a branch if `businessBranchId` is given.
 * @throws ApiError 404 for a branch outside the scope, as if it did not exist
 */
export async function scopeOf(
  database: Queryable,
  session: ScopeOwner,
  businessBranchId?: string,
): Promise<Scope> {
  const businessId = session.business.id;
  const { type, id, branchId } = session.user;
  if (businessBranchId !== undefined) await requireBranch(database, session, businessBranchId);
  if (type === 'admin') return { businessId, branchId: businessBranchId ?? null, cashierIds: null };
  if (type === 'branch_admin') return { businessId, branchId, cashierIds: null };
  return { businessId, branchId: null, cashierIds: [id, ...session.childIds] };
}

async function requireBranch(database: Queryable, session: ScopeOwner, branchId: string): Promise<void> {
  const own = session.user.type === 'admin' || session.user.branchId === branchId;
  const found =
    own &&
    (await database.query('select 1 from branches where id = $1 and business_id = $2', [
      branchId,
      session.business.id,
    ]));
  if (!found || found.length === 0) throw notFound('No se encontró la sucursal');
}
