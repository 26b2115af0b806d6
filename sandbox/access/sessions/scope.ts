import type { Queryable } from '#ground/db/database.ts';
import type { Params } from '#ground/db/sql-params.ts';
import { invalidFields, notFound } from '#terms/errors/api-error.ts';
import type { Session } from './sessions.ts';

/** The part of a business that a caller sees: all of it, one branch, or some cashiers. */
export interface Scope {
  businessId: string;
  branchId: string | null;
  cashierIds: readonly string[] | null;
}

/**
 * A scope as a SQL condition over the table with this alias. `columns` has those with the ids of branch and cashier if
 * they are not its `branch_id` and `cashier_id`.
 */
export function scopeCondition(
  scope: Scope,
  params: Params,
  alias: string,
  { branch = `${alias}.branch_id`, cashier = `${alias}.cashier_id` } = {},
): string {
  const conditions = [`${alias}.business_id = ${params.add(scope.businessId)}`];
  if (scope.branchId !== null) conditions.push(`${branch} = ${params.add(scope.branchId)}`);
  if (scope.cashierIds !== null) conditions.push(`${cashier} = any(${params.add([...scope.cashierIds])})`);
  return conditions.join(' and ');
}

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

/**
 * The branch of a call: the caller's own or, for an admin, the one that the call names.
 * @throws ApiError 400 if an admin names none
 */
export function branchOfCall(session: Session, businessBranchId: string | undefined): string {
  if (businessBranchId !== undefined) return businessBranchId;
  if (session.user.branchId !== null) return session.user.branchId;
  throw invalidFields([{ field: 'businessBranchId', message: 'Este campo es requerido' }]);
}
