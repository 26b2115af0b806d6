import { type ScopeOwner, scopeOf } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { DayPart } from '#terms/time/calendar.ts';
import { type Change, greatestChanges } from './greatest-changes.ts';
import { hasMoney, type Money, NO_MONEY, sumOf } from './money.ts';
import { type HourCount, readMoney, type SummaryScope } from './read-money.ts';
import { type PlaceName, readPlaces } from './read-places.ts';
import { type SummaryDays, summaryDays } from './summary-days.ts';
import type { MoneyOfDays } from './usual.ts';

/** A column of a summary: a day, or the days of a week. */
export interface Span {
  first: DayPart;
  last: DayPart;
  /** Indexes of the period's days that have begun. */
  days: readonly number[];
  isAhead: boolean;
  isCurrent: boolean;
}

export interface Place extends PlaceName {
  money: MoneyOfDays;
}

export interface SummaryData {
  branch: { id: string; name: string } | null;
  placeLevel: SummaryScope['placeLevel'];
  days: SummaryDays;
  spans: readonly Span[];
  total: MoneyOfDays;
  places: readonly Place[];
  hours: readonly HourCount[];
  changes: readonly Change[];
}

/** With more days than this, the columns are weeks. */
const MOST_DAYS = 14;

/**
 * The money of a period in the caller's scope, compared with the period before and the weeks before.
 * @throws ApiError 400 for an invalid range, 404 for a branch outside the scope
 */
export async function readSummary(
  database: Queryable,
  session: ScopeOwner,
  content: Schemas['GetSummaryContent'],
  now: Date,
): Promise<SummaryData> {
  const { timeZone } = session.business;
  const days = summaryDays(content, now, timeZone);
  const scope = summaryScope(await scopeOf(database, session, content.businessBranchId), session);
  const { past, before, weeksBefore, cutWeekdays } = days;
  const range = { from: (past[0] as DayPart).from, to: (past.at(-1) as DayPart).to };
  const read = [...past, ...before, ...weeksBefore, ...cutWeekdays];
  const [{ ofParts, hours }, names, [branch = null]] = await Promise.all([
    readMoney(database, scope, { parts: read, range, timeZone }),
    readPlaces(database, scope),
    database.query<{ id: string; name: string }>('select id, name from branches where id = $1', [
      scope.branchId,
    ]),
  ]);
  const ofDays = (moneyOf: (places: ReadonlyMap<string, Money>) => Money): MoneyOfDays => {
    const money = ofParts.map(moneyOf);
    const parts = [past, before, weeksBefore, cutWeekdays].map(({ length }) => money.splice(0, length));
    const [ofPast = [], ofBefore = [], ofWeeks = [], ofCut = []] = parts;
    return { past: ofPast, before: ofBefore, weeksBefore: ofWeeks, cutWeekdays: ofCut };
  };
  const places = names
    .map((name) => ({ ...name, money: ofDays((money) => money.get(name.id) ?? NO_MONEY) }))
    .filter(
      ({ isDeleted, money }) => !isDeleted || Object.values(money).some((parts) => parts.some(hasMoney)),
    );
  return {
    branch,
    placeLevel: scope.placeLevel,
    days,
    spans: spansOf(days),
    total: ofDays((money) => sumOf(money.values())),
    places,
    hours,
    changes: greatestChanges(places, past),
  };
}

function summaryScope(scope: Awaited<ReturnType<typeof scopeOf>>, session: ScopeOwner): SummaryScope {
  // Sums of cashiers are stored by branch, and a titular cashier and its children are in the same branch.
  if (scope.cashierIds) return { ...scope, branchId: session.user.branchId, placeLevel: 'cashier' };
  return { ...scope, placeLevel: scope.branchId === null ? 'branch' : 'cashier' };
}

function spansOf({ all, past, isRunning }: SummaryDays): Span[] {
  const groups: DayPart[][] = [];
  for (const day of all) {
    const last = groups.at(-1);
    const beginsWeek = new Date(day.day).getUTCDay() === 1;
    if (!last || all.length <= MOST_DAYS || beginsWeek) groups.push([day]);
    else last.push(day);
  }
  let next = 0;
  return groups.map((group) => {
    const begun = group.map((_, index) => next + index).filter((index) => index < past.length);
    next += group.length;
    return {
      first: group[0] as DayPart,
      last: group.at(-1) as DayPart,
      days: begun,
      isAhead: begun.length === 0,
      isCurrent: isRunning && begun.includes(past.length - 1),
    };
  });
}
