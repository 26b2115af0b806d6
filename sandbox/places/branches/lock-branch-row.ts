import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';

/** A branch that is locked, together with its cashiers, until the transaction ends. */
export interface LockedBranch {
  id: string;
  name: string;
  status: 'active' | 'blocked';
  default_cashier_id: string | null;
  is_default: boolean;
}

/**
 * Locks a branch of the caller's scope. Every change of a branch or its cashiers starts here, so that changes run one after the
 * other. With `delete` it also waits for payments that are being written.
 * @throws ApiError 404 for a deleted branch, or one outside the scope
 */
export async function lockBranchRow(
  tx: Queryable,
  session: Session,
  branchId: string,
  to: 'change' | 'delete' = 'change',
): Promise<LockedBranch> {
  const within = session.user.type === 'admin' || session.user.branchId === branchId;
  const [branch] = await tx.query<LockedBranch>(
    `select br.id, br.name, br.status, br.default_cashier_id, b.default_branch_id is not distinct from br.id as is_default
     from branches br join businesses b on b.id = br.business_id
     where br.id = $1 and br.business_id = $2 and br.status <> 'deleted' and $3
     for ${to === 'change' ? 'no key update' : 'update'} of br`,
    [branchId, session.business.id, within],
  );
  if (!branch) throw notFound('No se encontró la sucursal');
  return branch;
}
