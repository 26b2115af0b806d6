import { scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { forbidden, notFound } from '#terms/errors/api-error.ts';

/** The scope of one closing: the whole branch, or some of its cashiers. */
export interface ClosingTarget {
  businessId: string;
  branchId: string;
  /** The cashier to which the closing belongs; null if it belongs to the branch. */
  cashierId: string | null;
  /**
   * The cashiers whose entries the closing includes: the cashier and, if it is a titular cashier, its children. null: the whole
   * branch.
   */
  cashierIds: readonly string[] | null;
}

/** The requested scope: everything, one branch or one cashier. */
export interface ClosingRequest {
  businessBranchId?: string;
  businessUserId?: string;
}

/**
 * The closings that a request would make: one of a cashier, or one per branch. If the caller is a cashier, the closing covers its
 * own entries and, for a titular cashier, those of its children; cashiers that may not close themselves are left to the
 * administrators (specification §4).
 * @throws ApiError 404 for a branch or cashier outside the scope; 403 for a cashier if an administrator has to close it
 */
export async function targetsOf(
  database: Queryable,
  session: Session,
  { businessBranchId, businessUserId }: ClosingRequest,
): Promise<ClosingTarget[]> {
  const scope = await scopeOf(database, session, businessBranchId);
  const { businessId, branchId } = scope;
  if (businessUserId !== undefined) {
    const cashier = await requireCashier(database, businessId, businessUserId, branchId ?? businessBranchId);
    if (scope.cashierIds && !scope.cashierIds.includes(cashier.id)) throw notFound('No se encontró la caja');
    await requireMayClose(database, session, [cashier.id]);
    return [{ businessId, branchId: cashier.branch_id, cashierId: cashier.id, cashierIds: [cashier.id] }];
  }
  if (scope.cashierIds) {
    const cashierIds = await withoutLocked(database, scope.cashierIds);
    if (cashierIds.length === 0) throw closingLockedError();
    return [{ businessId, branchId: session.user.branchId ?? '', cashierId: session.user.id, cashierIds }];
  }
  const branchIds = branchId === null ? await allBranches(database, businessId) : [branchId];
  return branchIds.map((id) => ({ businessId, branchId: id, cashierId: null, cashierIds: null }));
}

/**
 * Rejects a cashier that closes a locked cashier, or one that is not (or no longer) itself or its child.
 * @throws ApiError 403
 */
export async function requireMayClose(
  database: Queryable,
  session: Session,
  cashierIds: readonly string[],
): Promise<void> {
  const own = (await scopeOf(database, session)).cashierIds;
  if (!own) return;
  const allowed = await withoutLocked(database, own);
  if (!cashierIds.every((id) => allowed.includes(id))) throw closingLockedError();
}

async function requireCashier(
  database: Queryable,
  businessId: string,
  id: string,
  branchId: string | undefined,
): Promise<{ id: string; branch_id: string }> {
  const [cashier] = await database.query<{ id: string; branch_id: string }>(
    `select id, branch_id from users
     where id = $1 and business_id = $2 and branch_id = coalesce($3, branch_id) and type = 'operator'`,
    [id, businessId, branchId ?? null],
  );
  if (!cashier) throw notFound('No se encontró la caja');
  return cashier;
}

async function withoutLocked(database: Queryable, cashierIds: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from users where id = any($1) and not closing_locked order by id',
    [[...cashierIds]],
  );
  return rows.map(({ id }) => id);
}

// Includes deleted branches, whose open balance still has to be closed.
async function allBranches(database: Queryable, businessId: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from branches where business_id = $1 order by name, id',
    [businessId],
  );
  return rows.map(({ id }) => id);
}

function closingLockedError() {
  return forbidden('Solo un administrador puede cerrar esta caja', 'closing-not-authorized');
}
