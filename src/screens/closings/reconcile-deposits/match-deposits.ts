import type { Schemas } from '@cobros/sdk';
import { toCents } from '../../../domain/money.ts';
import type { BankLine } from './bank-lines.ts';

export type Deposit = Schemas['Deposit'];

/** A deposit and its lines on the bank's statement. */
export interface Match {
  deposit: Deposit;
  lines: readonly BankLine[];
  /** Banking days from the deposit to its line; undefined if they were joined by hand. */
  days?: number;
}

const MOST_DAYS = 3;
const DAY_MS = 86_400_000;

/** Number of weekdays (Monday to Friday) between two days; negative if the second is earlier. */
export function weekdaysBetween(from: string, to: string): number {
  if (to < from) return -weekdaysBetween(to, from);
  let count = 0;
  for (let day = Date.parse(from) + DAY_MS; day <= Date.parse(to); day += DAY_MS) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count++;
  }
  return count;
}

/**
 * Matches a reference as banks write it: in upper or lower case, with or without hyphens, but not as the beginning of
 * a longer one.
 */
function referencePattern(reference: string): RegExp {
  const signs = reference
    .split(/[^A-Z0-9]+/i)
    .map((part) => part.replace(/\W/g, ''))
    .join('[-\\s./]?');
  return new RegExp(`(?<![A-Z0-9])${signs}(?!-?[A-Z0-9])`, 'i');
}

const isNear = (deposit: Deposit, line: BankLine): boolean =>
  Math.abs(weekdaysBetween(deposit.scheduledDay, line.day)) <= MOST_DAYS;

const hasAmount = (deposit: Deposit, line: BankLine): boolean => toCents(deposit.amount) === line.cents;

/** Finds out which deposit's reference each line contains. */
export function createReferences(deposits: readonly Deposit[], lines: readonly BankLine[]) {
  const patterns = deposits.flatMap(({ id, reference }) =>
    reference === null ? [] : [[id, referencePattern(reference)] as const],
  );
  const named = new Map(
    lines.map((line) => [line.id, patterns.find(([, pattern]) => pattern.test(line.text))?.[0]] as const),
  );
  return {
    has: (deposit: Deposit, line: BankLine): boolean => named.get(line.id) === deposit.id,
    hasNone: (line: BankLine): boolean => named.get(line.id) === undefined,
  };
}

export type References = ReturnType<typeof createReferences>;

/**
 * Matches each deposit with the one line that has its amount and its reference, at most three banking days away.
 * There is no match if two lines qualify or none does, or if the deposit was returned.
 */
export function matchDeposits(
  deposits: readonly Deposit[],
  lines: readonly BankLine[],
  references: References,
): Match[] {
  return deposits.flatMap((deposit) => {
    if (deposit.status !== 'deposited') return [];
    const candidates = lines.filter(
      (line) => references.has(deposit, line) && hasAmount(deposit, line) && isNear(deposit, line),
    );
    const [line] = candidates;
    return line && candidates.length === 1
      ? [{ deposit, lines: [line], days: weekdaysBetween(deposit.scheduledDay, line.day) }]
      : [];
  });
}

export interface Proposal {
  lines: readonly BankLine[];
  /** Number of lines with the deposit's amount; if there are several, none is proposed. */
  candidates: number;
}

/**
 * Proposes lines to match with a deposit: the only line with its amount near its day and without another deposit's
 * reference or, for a returned deposit, the lines with its reference if they cancel each other out.
 */
export function proposeLines(deposit: Deposit, lines: readonly BankLine[], references: References): Proposal {
  if (deposit.status !== 'deposited') {
    const own = lines.filter((line) => references.has(deposit, line));
    return { lines: own.length > 1 && sumOf(own) === 0 ? own : [], candidates: 0 };
  }
  const candidates = lines.filter(
    (line) =>
      hasAmount(deposit, line) &&
      isNear(deposit, line) &&
      (references.has(deposit, line) || references.hasNone(line)),
  );
  return { lines: candidates.length === 1 ? candidates : [], candidates: candidates.length };
}

export const sumOf = (lines: readonly BankLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Difference in cents between the lines and their deposit; for a returned deposit the lines should add up to zero. */
export const differenceOf = (deposit: Deposit, lines: readonly BankLine[]): number =>
  sumOf(lines) - (deposit.status === 'deposited' ? toCents(deposit.amount) : 0);
