import { type Books, type Closing, type Entry, sum } from './accountant-books.ts';

// The accountant's own sums for Estado de cuenta, in cents, computed from the books alone.

/** Days as `YYYY-MM-DD`, both included, of one branch or of all. */
export interface Days {
  first: string;
  last: string;
  branch?: string | undefined;
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

interface Amounts {
  received: number;
  refunded: number;
}

const amountsOf = (entries: readonly Entry[]): Amounts => {
  const received = entries.filter(({ cents }) => cents > 0).map(({ cents }) => cents);
  const refunded = entries.filter(({ cents }) => cents < 0).map(({ cents }) => -cents);
  return { received: sum(received), refunded: sum(refunded) };
};

const within = (day: string, { first, last }: Days) => day >= first && day <= last;

const entriesOf = ({ entries }: Books, days: Days) =>
  entries.filter((entry) => within(entry.day, days) && (!days.branch || entry.branch === days.branch));

const movedIn = (books: Books, days: Days): Amounts => amountsOf(entriesOf(books, days));

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
    return {
      day,
      ...movedIn(books, span),
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
