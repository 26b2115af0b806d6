import { scopeCondition, scopeOf } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { ContentOf } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Params } from '#ground/db/sql-params.ts';
import { DEPOSIT_STATUS } from '#money/deposits/read-deposits.ts';
import { checkRangeOrder } from '#terms/time/days-of-range.ts';
import { parseClosingNumber } from '#terms/values/format-closing-number.ts';
import { withPlainHyphens } from '../../../words/brought-back.ts';
import type { ClosingRequest } from './target.ts';

/**
 * SQL condition over `closings c` for the closings that the caller may see: those of the business, of the branch, or of the
 * caller's cashier and, for a titular cashier, its children.
 * @throws ApiError 404 for a branch outside the scope
 */
export async function visibleTo(
  database: Queryable,
  session: Session,
  { businessBranchId, businessUserId }: ClosingRequest,
  params: Params,
): Promise<string> {
  const scope = await scopeOf(database, session, businessBranchId);
  const visible = scopeCondition(scope, params, 'c');
  return businessUserId === undefined
    ? visible
    : `${visible} and c.cashier_id = ${params.add(businessUserId)}`;
}

/**
 * Filters of a list of closings as a SQL condition over `closings c`, including what the caller may see.
 * @throws ApiError 400 for a range that ends before it starts, 404 for a branch outside the scope
 */
export async function closingCondition(
  database: Queryable,
  session: Session,
  filters: Omit<ContentOf<'closings.history'>, 'pageProperties' | 'sort'>,
  params: Params,
): Promise<string> {
  const { statuses = [], depositStatuses = [], depositReference, dateOf, startDate, endDate } = filters;
  checkRangeOrder(startDate, endDate, 'endDate');
  const conditions = [await visibleTo(database, session, filters, params)];
  if (statuses.length > 0) conditions.push(`c.status = any(${params.add(statuses)})`);
  if (depositStatuses.length > 0) {
    const status = `(select ${DEPOSIT_STATUS} from deposits d where d.id = c.deposit_id)`;
    conditions.push(`c.status = 'completed' and ${status} = any(${params.add(depositStatuses)})`);
  }
  if (depositReference !== undefined) {
    const reference = params.add(withPlainHyphens(depositReference));
    const number = params.add(parseClosingNumber(depositReference));
    conditions.push(`(c.number = ${number} or c.id in (select l.closing_id from deposit_closings l join deposits d on d.id = l.deposit_id
      where d.business_id = ${params.add(session.business.id)}
        and (position(upper(${reference}) in upper(d.reference)) > 0
          or position(upper(d.reference) in upper(${reference})) > 0)))`);
  }
  const moment = dateOf === 'completion' ? 'c.closed_at' : 'c.created_at';
  if (startDate) conditions.push(`${moment} >= ${params.add(new Date(startDate))}`);
  if (endDate) conditions.push(`${moment} <= ${params.add(new Date(endDate))}`);
  return conditions.join(' and ');
}
