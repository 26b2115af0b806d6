import { type Books, type Closing, type Entry, sum } from './accountant-books.ts';

// The accountant's own sums for Resumen and Estado de cuenta, in cents, computed from the books alone.

/** Days as `YYYY-MM-DD`, both included, of one branch or of all. */
export interface Days {
  first: string;
  last: string;
  branch?: string | undefined;
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export interface Amounts {
  received: number;
  refunded: number;
  payments: number;
  refunds: number;
}

const amountsOf = (entries: readonly Entry[]): Amounts => {
  const received = entries.filter(({ cents }) => cents > 0).map(({ cents }) => cents);
  const refunded = entries.filter(({ cents }) => cents < 0).map(({ cents }) => -cents);
  return {
    received: sum(received),
    refunded: sum(refunded),
    payments: received.length,
    refunds: refunded.length,
  };
};

const within = (day: string, { first, last }: Days) => day >= first && day <= last;

const entriesOf = ({ entries }: Books, days: Days) =>
  entries.filter((entry) => within(entry.day, days) && (!days.branch || entry.branch === days.branch));

/** Money received and refunded; `place` is a branch or, if a branch is given, one of its cashiers. */
export const movedIn = (books: Books, days: Days, place?: string): Amounts =>
  amountsOf(
    entriesOf(books, days).filter(
      ({ branch, cashier }) => !place || (days.branch ? cashier : branch) === place,
    ),
  );

/** The number of payments by weekday (1 is Monday) and hour, such as `1 13`. */
export function paymentsByHour(books: Books, days: Days): Record<string, number> {
  const hours: Record<string, number> = {};
  for (const { day, hour, cents } of entriesOf(books, days)) {
    const key = `${new Date(day).getUTCDay() || 7} ${hour}`;
    if (cents > 0) hours[key] = (hours[key] ?? 0) + 1;
  }
  return hours;
}

const WEEKS = [4, 3, 2, 1];
const halfUp = (sum: number, parts: number): number => Math.floor(sum / parts + 0.5);

/** The number of weeks before, of four, from the first one with money on. */
const usualWeeks = (books: Books, { first, branch }: Days, place?: string): number =>
  WEEKS.filter((week) => {
    const { payments, refunds } = movedIn(
      books,
      { first: addDays(first, -28), last: addDays(first, 6 - 7 * week), branch },
      place,
    );
    return payments + refunds > 0;
  }).length;

/** What was received on the weekday of a day, given by its number in the period, in the four weeks before the period. */
const receivedOnWeekdays = (books: Books, { first, branch }: Days, index: number, place?: string): number =>
  sum(
    WEEKS.map((week) => addDays(first, (index % 7) - 7 * week)).map(
      (same) => movedIn(books, { first: same, last: same, branch }, place).received,
    ),
  );

const daysOf = ({ first, last }: Days): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The usual amount: the mean of the same weekdays of the four weeks before; null without any money in them. */
export function usualReceived(books: Books, days: Days, place?: string): number | null {
  const weeks = usualWeeks(books, days, place);
  if (weeks === 0) return null;
  return halfUp(sum(daysOf(days).map((_, index) => receivedOnWeekdays(books, days, index, place))), weeks);
}

interface Change {
  place: string;
  day: string | null;
  weeks: number;
  received: number;
  compared: number;
  percent: number | null;
}

const differenceOf = ({ received, compared }: Omit<Change, 'percent'>) => Math.abs(received - compared);
const greatest = <Row extends Omit<Change, 'percent'>>(changes: Row[]): Row[] =>
  changes.sort((one, other) => differenceOf(other) - differenceOf(one));

/** The five greatest changes: each place beside the period before, and its day that is farthest from the usual; from Q50.00 on. */
export function greatestChanges(books: Books, days: Days, before: Days, places: readonly string[]): Change[] {
  const found = places.flatMap((place) => {
    const earlier = movedIn(books, before, place);
    const weeks = usualWeeks(books, days, place);
    const ofDays = daysOf(days).map((day, index) => ({
      place,
      day,
      weeks,
      received: movedIn(books, { ...days, first: day, last: day }, place).received,
      compared: halfUp(receivedOnWeekdays(books, days, index, place), weeks),
    }));
    const { received } = movedIn(books, days, place);
    return [
      ...(earlier.payments + earlier.refunds > 0
        ? [{ place, day: null, weeks: 0, received, compared: earlier.received }]
        : []),
      ...(weeks > 0 ? greatest(ofDays).slice(0, 1) : []),
    ];
  });
  return greatest(found.filter((change) => differenceOf(change) >= 5000))
    .slice(0, 5)
    .map((change) => ({ ...change, percent: percentOf(change) }));
}

function percentOf({ received, compared }: Omit<Change, 'percent'>): number | null {
  if (compared === 0) return null;
  const percent = halfUp(100 * Math.abs(received - compared), compared);
  return received < compared ? 0 - percent : percent;
}

const netOf = (closings: Iterable<Closing>, branch: string | undefined) =>
  sum([...closings].filter((closing) => !branch || closing.branch === branch).map(({ net }) => net));

/** A statement of account: the movements of each day, and what the balance at its end consists of. */
export function statementOf(books: Books, days: Days) {
  const { first, last, branch } = days;
  const until = (end: string): Days => ({ first: '', last: end, branch });
  const depositsIn = (span: Days) => ({
    made: sum(
      books.deposits
        .filter(({ madeDay }) => within(madeDay, span))
        .map(({ closings }) => netOf(closings, branch)),
    ),
    returned: sum(
      books.deposits
        .filter(({ returnedDay }) => returnedDay !== null && within(returnedDay, span))
        .map(({ closings }) => netOf(closings, branch)),
    ),
  });
  const balanceAt = (end: string) => {
    const { received, refunded } = movedIn(books, until(end));
    const { made, returned } = depositsIn(until(end));
    return received - refunded - made + returned;
  };
  const closedIn = (span: Days) =>
    books.closings.filter(({ day, branch: of }) => within(day, span) && (!branch || of === branch));
  const dayOf = (day: string) => {
    const span = { first: day, last: day, branch };
    const closed = closedIn(span);
    const { payments: _, refunds: __, ...moved } = movedIn(books, span);
    return {
      day,
      ...moved,
      closings: closed.length,
      closed: netOf(closed, branch),
      ...depositsIn(span),
      balance: balanceAt(day),
    };
  };
  const list: ReturnType<typeof dayOf>[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) list.push(dayOf(day));

  const open = entriesOf(books, until(last)).filter(({ closing }) => !closing || closing.day > last);
  const centsIn = (entries: readonly Entry[]) => sum(entries.map(({ cents }) => cents));
  const held = new Set(
    books.deposits
      .filter(({ madeDay, returnedDay }) => madeDay <= last && (returnedDay === null || returnedDay > last))
      .flatMap(({ closings }) => [...closings]),
  );
  return {
    days: list,
    opening: balanceAt(addDays(first, -1)),
    closing: balanceAt(last),
    undeposited: netOf(
      closedIn(until(last)).filter((closing) => !held.has(closing)),
      branch,
    ),
    closedLater: centsIn(open.filter(({ closing }) => closing)),
    notClosed: centsIn(open.filter(({ closing }) => !closing)),
  };
}
