import { scopeCondition } from '#access/sessions/scope.ts';
import type { Params } from '#ground/db/sql-params.ts';
import { dayOf } from '#terms/time/days.ts';
import { decimal } from '#terms/values/money.ts';
import { AMOUNT_CLASS_BOUNDS } from './amount-class-bounds.ts';
import type { SearchTerm } from './find-search-terms.ts';
import type { HistoryFilters } from './read-filters.ts';
import type { Range } from './whole-and-edge-ranges.ts';

const CREATED = 't.created_at';
const WITH_REFUND = 'refunded_amount > 0';

/**
 * Condition for transactions `t` of which a part was refunded and something remains. Their refunds are in no sum by status; they are
 * few, and have an index of their own.
 */
export const PARTLY_REFUNDED = `t.status = 'completed' and t.${WITH_REFUND}`;

/** Conditions on columns that both the transactions and the totals have; `alias` is the table. */
export function sharedConditions(filters: HistoryFilters, params: Params, alias: string): string[] {
  const conditions = [scopeCondition(filters.scope, params, alias)];
  if (filters.cashierId !== null) conditions.push(`${alias}.cashier_id = ${params.add(filters.cashierId)}`);
  if (filters.origin !== null) conditions.push(`${alias}.origin = ${params.add(filters.origin)}`);
  if (filters.statuses.length > 0) conditions.push(`${alias}.status = any(${params.add(filters.statuses)})`);
  return conditions;
}

function rangeConditions({ from, to, low, high }: Range, params: Params, date = CREATED): string[] {
  const conditions: string[] = [];
  if (from) conditions.push(`${date} >= ${params.add(from)}`);
  if (to) conditions.push(`${date} < ${params.add(to)}`);
  if (low !== null) conditions.push(`t.amount >= ${params.add(decimal(low))}`);
  if (high !== null) conditions.push(`t.amount < ${params.add(decimal(high))}`);
  return conditions;
}

/** A range of whole months and whole amount classes as conditions on the totals. */
export function wholeConditions({ from, to, low, high }: Range, params: Params): string[] {
  const conditions: string[] = [];
  if (from) conditions.push(`m.month >= ${params.add(dayOf(from))}`);
  if (to) conditions.push(`m.month < ${params.add(dayOf(to))}`);
  if (low !== null) conditions.push(`m.amount_class > ${params.add(AMOUNT_CLASS_BOUNDS.indexOf(low))}`);
  if (high !== null) conditions.push(`m.amount_class <= ${params.add(AMOUNT_CLASS_BOUNDS.indexOf(high))}`);
  return conditions;
}

/** All filters as one condition on transactions whose column `date` is in a range. */
export function transactionCondition(
  filters: HistoryFilters,
  range: Range,
  params: Params,
  date = CREATED,
): string {
  const conditions = plainConditions(filters, range, params, date);
  for (const term of filters.search ?? []) conditions.push(termFound(term, params));
  return conditions.join(' and ');
}

/** All filters except the search. */
function plainConditions(filters: HistoryFilters, range: Range, params: Params, date: string): string[] {
  const conditions = [...sharedConditions(filters, params, 't'), ...rangeConditions(range, params, date)];
  if (filters.payerIds) conditions.push(`t.app_user_id = any(${params.add(filters.payerIds)})`);
  if (filters.withRefund) conditions.push(`t.${WITH_REFUND}`);
  return conditions;
}

/**
 * Conditions for the matches of a search that branch and cashier names alone do not find. The first term that these names do not
 * contain is found by payer, otherwise in the transaction's own texts. The conditions do not overlap and can each use an index,
 * whereas `or` between them would read all transactions of the range.
 */
export function foundElsewhere(
  filters: HistoryFilters,
  search: readonly SearchTerm[],
  range: Range,
  params: Params,
  date = CREATED,
): string[] {
  return search.flatMap((term, at) => {
    const before = search.slice(0, at);
    if (before.some(({ branchIds, cashierIds }) => branchIds.length + cashierIds.length === 0)) return [];
    const plain = [
      ...plainConditions(filters, range, params, date),
      ...before.map((one) => placeFound(one, params, 't')),
      ...search.slice(at + 1).map((one) => termFound(one, params)),
      `${placeFound(term, params, 't')} is not true`,
    ];
    const [payer, text] = [payerFound(term, params), textFound(term, params)];
    // Without an index for either condition, one read is enough.
    const found = term.appUserIds ? [[payer], [`${payer} is not true`, text]] : [[`(${text} or ${payer})`]];
    return found.map((conditions) => [...plain, ...conditions].join(' and '));
  });
}

/** The matches of a search whose terms all occur in branch or cashier names. */
export function foundByPlace(
  filters: HistoryFilters,
  search: readonly SearchTerm[],
  range: Range,
  params: Params,
  date = CREATED,
): string {
  return [
    ...plainConditions(filters, range, params, date),
    ...search.map((term) => placeFound(term, params, 't')),
  ].join(' and ');
}

/** SQL that is true if the term is in the name of the branch or cashier, and null for a transaction without either. */
export function placeFound(term: SearchTerm, params: Params, alias: string): string {
  const { branchIds, cashierIds } = term;
  return `(${alias}.branch_id = any(${params.add(branchIds)}) or ${alias}.cashier_id = any(${params.add(cashierIds)}))`;
}

/** SQL that is true if the term is in any text of the transaction. */
function termFound(term: SearchTerm, params: Params): string {
  const found = [placeFound(term, params, 't'), textFound(term, params), payerFound(term, params)];
  return `(${found.join(' or ')})`;
}

/** SQL that is true if the term is in the app user's name or username, or in the text shown instead of them. */
function payerFound({ appUserIds, pattern, isNobody, isNobodyYet }: SearchTerm, params: Params): string {
  const found = appUserIds
    ? `t.app_user_id = any(${params.add(appUserIds)})`
    : `exists (select from app_users u where u.id = t.app_user_id and u.search_text like ${params.add(pattern)})`;
  if (!isNobodyYet) return found;
  return `(${found} or (t.app_user_id is null${isNobody ? '' : ` and t.status = 'pending'`}))`;
}

/** SQL that is true if the term is in a text of the transaction itself. */
function textFound(term: SearchTerm, params: Params): string {
  const found = [`t.search_text like ${params.add(term.pattern)}`];
  const exact = (columns: readonly string[], text: string | null) => {
    if (text === null) return;
    const value = params.add(text);
    found.push(...columns.map((column) => `${column} = ${value}`));
  };
  exact(['t.receipt_code'], term.receiptCode);
  exact(['t.authorization_number'], term.authorizationNumber);
  exact(['right(t.authorization_number, 4)'], term.authorizationEnd);
  exact(['t.payment_code'], term.paymentCode);
  exact(['t.id', 't.payment_request_id', 't.transfer_id'], term.identifier);
  return `(${found.join(' or ')})`;
}
