import type { Params } from '../db/sql-params.ts';

/** The part of a business that a caller sees: all of it, one branch, or some cashiers. */
export interface Scope {
  businessId: string;
  branchId: string | null;
  cashierIds: readonly string[] | null;
}

/** A scope as a SQL condition over the columns with the ids of business, branch and cashier. */
export function scopeCondition(
  scope: Scope,
  params: Params,
  columns: { business: string; branch: string; cashier: string },
): string {
  const conditions = [`${columns.business} = ${params.add(scope.businessId)}`];
  if (scope.branchId !== null) conditions.push(`${columns.branch} = ${params.add(scope.branchId)}`);
  if (scope.cashierIds !== null) {
    conditions.push(`${columns.cashier} = any(${params.add([...scope.cashierIds])})`);
  }
  return conditions.join(' and ');
}
