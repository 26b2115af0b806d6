import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { byName } from '#terms/values/sort-by-name.ts';
import type { SummaryScope } from './read-money.ts';

/** A branch or cashier of a summary. */
export interface PlaceName {
  id: string;
  name: string;
  isDeleted: boolean;
  /** Number of cashiers in a branch; null for a cashier. */
  cashierCount: number | null;
}

/** The branches of a business, or the cashiers of a branch that the caller sees, including deleted ones, ordered by name. */
export async function readPlaces(database: Queryable, scope: SummaryScope): Promise<PlaceName[]> {
  const params = createParams();
  const rows = await database.query<PlaceName>(
    scope.placeLevel === 'branch'
      ? `select b.id, b.name, b.status = 'deleted' as "isDeleted", (select count(*)::int from users c
           where c.business_id = b.business_id and c.branch_id = b.id and c.type = 'operator' and c.status <> 'deleted') as "cashierCount"
         from branches b where b.business_id = ${params.add(scope.businessId)}`
      : `select id, name, status = 'deleted' as "isDeleted", null as "cashierCount" from users
         where business_id = ${params.add(scope.businessId)} and branch_id = ${params.add(scope.branchId)} and type = 'operator'
           and (${params.add(scope.cashierIds)}::text[] is null or id = any(${params.add(scope.cashierIds)}))`,
    params.values,
  );
  return byName(rows);
}
