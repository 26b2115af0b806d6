import type { Scope } from '#access/sessions/scope.ts';
import { scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { ApiError, notFound } from '#terms/errors/api-error.ts';
import { findAppUserIds, findSearchTerms, type SearchTerm } from './find-search-terms.ts';
import type { Range } from './whole-and-edge-ranges.ts';

/** Filters of a history, with names and texts resolved to ids. */
export interface HistoryFilters {
  /** The caller's scope, narrowed to the requested branch. */
  scope: Scope;
  cashierId: string | null;
  statuses: readonly Schemas['TransactionStatus'][];
  /** Only those of which something was refunded. */
  withRefund: boolean;
  origin: Schemas['TransactionOrigin'] | null;
  range: Range;
  /** App users of whom one must be the payer. */
  payerIds: readonly string[] | null;
  /** Matching transactions contain each of these terms. */
  search: readonly SearchTerm[] | null;
}

/**
 * Reads the filters of a call; absent and empty filters are ignored.
 * @throws ApiError 400 for ranges that end before they start, 404 for a branch or cashier outside the caller's scope
 */
export async function readFilters(
  database: Queryable,
  session: Session,
  content: Schemas['TransactionFilters'],
): Promise<HistoryFilters> {
  const range = readRange(content);
  const scope = await scopeOf(database, session, content.businessBranchId);
  if (content.businessUserId !== undefined) await requireCashier(database, scope, content.businessUserId);
  const payer = content.friUser?.trim() ?? '';
  const search = content.search?.trim() ?? '';
  return {
    scope,
    cashierId: content.businessUserId ?? null,
    statuses: content.statuses ?? [],
    withRefund: content.withRefund ?? false,
    origin: content.origin ?? null,
    range,
    payerIds: payer === '' ? null : await findAppUserIds(database, payer),
    search: search === '' ? null : await findSearchTerms(database, scope.businessId, search),
  };
}

function readRange(content: Schemas['TransactionFilters']): Range {
  const { startDate, endDate, initialAmount, finalAmount } = content;
  const from = startDate === undefined ? null : new Date(startDate);
  // The range includes its end, down to the millisecond.
  const to = endDate === undefined ? null : new Date(new Date(endDate).getTime() + 1);
  if (from && to && from >= to) {
    throw badRange(
      'endDate',
      'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial',
    );
  }
  if (initialAmount !== undefined && finalAmount !== undefined && initialAmount > finalAmount) {
    throw badRange('finalAmount', 'Por favor, asegúrese de ingresar un monto final mayor al monto inicial');
  }
  return {
    from,
    to,
    low: initialAmount === undefined ? null : Math.ceil(toCents(initialAmount)),
    high: finalAmount === undefined ? null : Math.floor(toCents(finalAmount)) + 1,
  };
}

/** Converts to cents without floating-point error: 1.15 * 100 is 114.99999999999999. */
function toCents(amount: number): number {
  return Number((amount * 100).toFixed(6));
}

function badRange(field: string, message: string): ApiError {
  return new ApiError(400, 'invalid-fields', 'Datos no válidos', message, { fields: [{ field, message }] });
}

/** Accepts deleted cashiers too. */
async function requireCashier(database: Queryable, scope: Scope, cashierId: string): Promise<void> {
  const [cashier] = await database.query(
    `select 1 from users where id = $1 and business_id = $2 and type = 'operator' and branch_id = coalesce($3, branch_id)
       and ($4::text[] is null or id = any($4))`,
    [cashierId, scope.businessId, scope.branchId, scope.cashierIds],
  );
  if (!cashier) throw notFound('No se encontró la caja');
}
