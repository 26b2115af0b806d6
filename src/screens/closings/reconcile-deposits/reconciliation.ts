import {
  bankingDayCounter,
  createReferences,
  type Deposit,
  type Match,
  matchDeposits,
  type Proposal,
  proposeLines,
} from './match-deposits.ts';
import type { BankLine } from './read-bank-file.ts';

/** The user's decisions about the deposits and lines of a file. */
export interface Decisions {
  joined: readonly { depositId: string; lineIds: readonly number[] }[];
  /** Ids of deposits that were separated from their line. */
  separated: readonly string[];
  /** Ids of lines that belong to no deposit. */
  putAway: readonly number[];
}

export const NO_DECISIONS: Decisions = { joined: [], separated: [], putAway: [] };

export interface Reconciliation {
  matches: readonly Match[];
  /** Deposits of the file's days that have no line, each with the lines proposed for it. */
  deposits: readonly (Proposal & { deposit: Deposit })[];
  /** Lines without a deposit. */
  lines: readonly BankLine[];
  putAway: readonly BankLine[];
}

/** Compares deposits and lines. Deposits from before the file's days are included only if their line is in the file. */
export function reconcile(
  deposits: readonly Deposit[],
  lines: readonly BankLine[],
  { joined, separated, putAway }: Decisions,
  bankHolidays: readonly string[] = [],
): Reconciliation {
  const bankingDays = bankingDayCounter(bankHolidays);
  const references = createReferences(deposits, lines);
  const byHand = joined.flatMap(({ depositId, lineIds }): Match[] => {
    const deposit = deposits.find(({ id }) => id === depositId);
    return deposit ? [{ deposit, lines: lines.filter(({ id }) => lineIds.includes(id)) }] : [];
  });
  const used = new Set([...putAway, ...joined.flatMap(({ lineIds }) => lineIds)]);
  const kept = new Set([...separated, ...joined.map(({ depositId }) => depositId)]);
  const byItself = matchDeposits(deposits, lines, references, bankingDays).filter(
    (match) => !kept.has(match.deposit.id) && match.lines.every(({ id }) => !used.has(id)),
  );
  const matches = [...byHand, ...byItself].sort((one, other) =>
    other.deposit.scheduledDay.localeCompare(one.deposit.scheduledDay),
  );
  const matched = new Set(matches.map(({ deposit }) => deposit.id));
  for (const match of matches) for (const { id } of match.lines) used.add(id);
  const free = lines.filter(({ id }) => !used.has(id));
  const proposed = proposeLines(free, references, bankingDays);
  const { from, to } = periodOf(lines);
  return {
    matches,
    deposits: deposits
      .filter((one) => !matched.has(one.id) && !one.reconciliationDate)
      .filter(({ scheduledDay }) => scheduledDay >= from && scheduledDay <= to)
      .map((deposit) => ({ deposit, ...proposed(deposit) })),
    lines: free,
    putAway: lines.filter(({ id }) => putAway.includes(id)),
  };
}

/** First and last day of the lines. */
export function periodOf(lines: readonly BankLine[]): { from: string; to: string } {
  const days = lines.map(({ day }) => day).sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
