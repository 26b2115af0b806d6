import type { Schemas } from '@cobros/sdk';
import { toCents } from '../../../domain/money.ts';
import type { BankLine } from './read-bank-file.ts';

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

/** Number of days from Monday to Friday between two days; negative if the second is earlier. */
export function workdaysBetween(from: string, to: string): number {
  if (to < from) return -workdaysBetween(to, from);
  let count = 0;
  for (let day = Date.parse(from) + DAY_MS; day <= Date.parse(to); day += DAY_MS) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count++;
  }
  return count;
}

const partsOf = (text: string): string[] => text.match(/[A-Z0-9]+/gi) ?? [];

/**
 * Matches a reference as banks write it: in upper or lower case, with or without hyphens, but not as the beginning of
 * a longer one.
 */
function referencePattern(reference: string): RegExp {
  const signs = partsOf(reference).join('[-\\s./]?');
  return new RegExp(`(?<![A-Z0-9])${signs}(?!-?[A-Z0-9])`, 'i');
}

const isNear = (deposit: Deposit, line: BankLine): boolean =>
  Math.abs(workdaysBetween(deposit.scheduledDay, line.day)) <= MOST_DAYS;

/** Returns a function that finds the lines with a deposit's amount near its day. */
function linesOfAmount(lines: readonly BankLine[]): (deposit: Deposit) => readonly BankLine[] {
  const byCents = new Map<number, BankLine[]>();
  for (const line of lines) {
    const same = byCents.get(line.cents);
    if (same) same.push(line);
    else byCents.set(line.cents, [line]);
  }
  return (deposit) => (byCents.get(toCents(deposit.amount)) ?? []).filter((line) => isNear(deposit, line));
}

/** Finds out which deposit's reference each line contains. */
export function createReferences(deposits: readonly Deposit[], lines: readonly BankLine[]) {
  // The references are found by their letters and digits, because trying each one on each line takes seconds in a long file.
  const known = new Map<string, { at: number; id: string; pattern: RegExp }>();
  let mostParts = 0;
  for (const [at, { id, reference }] of deposits.entries()) {
    const parts = partsOf(reference ?? '');
    const key = parts.join('').toUpperCase();
    if (!reference || known.has(key)) continue;
    known.set(key, { at, id, pattern: referencePattern(reference) });
    mostParts = Math.max(mostParts, parts.length);
  }
  const idIn = (text: string): string | undefined => {
    const words = partsOf(text.toUpperCase());
    const runs = words.flatMap((_, start) =>
      Array.from({ length: mostParts }, (_, more) => words.slice(start, start + more + 1).join('')),
    );
    const [first] = runs
      .flatMap((run) => known.get(run) ?? [])
      .filter(({ pattern }) => pattern.test(text))
      .sort((one, other) => one.at - other.at);
    return first?.id;
  };
  const named = new Map(lines.map((line) => [line.id, idIn(line.text)] as const));
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
  const candidatesOf = linesOfAmount(lines);
  return deposits.flatMap((deposit) => {
    if (deposit.status !== 'deposited') return [];
    const candidates = candidatesOf(deposit).filter((line) => references.has(deposit, line));
    const [line] = candidates;
    return line && candidates.length === 1
      ? [{ deposit, lines: [line], days: workdaysBetween(deposit.scheduledDay, line.day) }]
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
export function proposeLines(
  lines: readonly BankLine[],
  references: References,
): (deposit: Deposit) => Proposal {
  const candidatesOf = linesOfAmount(lines);
  return (deposit) => {
    if (deposit.status !== 'deposited') {
      const own = lines.filter((line) => references.has(deposit, line));
      return { lines: own.length > 1 && sumOf(own) === 0 ? own : [], candidates: 0 };
    }
    const candidates = candidatesOf(deposit).filter(
      (line) => references.has(deposit, line) || references.hasNone(line),
    );
    return { lines: candidates.length === 1 ? candidates : [], candidates: candidates.length };
  };
}

export const sumOf = (lines: readonly BankLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Difference in cents between the lines and their deposit; for a returned deposit the lines should add up to zero. */
export const differenceOf = (deposit: Deposit, lines: readonly BankLine[]): number =>
  sumOf(lines) - (deposit.status === 'deposited' ? toCents(deposit.amount) : 0);
