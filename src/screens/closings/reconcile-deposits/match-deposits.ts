import type { Schemas } from '@cobros/sdk';
import { toCents } from '#domain/money.ts';
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

/** Counts the banking days from one day to another; negative if the second is earlier. */
export type CountBankingDays = (from: string, to: string) => number;

/** Counts days from Monday to Friday, except the holidays that the server names. */
export function bankingDayCounter(holidays: readonly string[]): CountBankingDays {
  const closed = new Set(holidays);
  return function count(from: string, to: string): number {
    if (to < from) return -count(to, from);
    let days = 0;
    for (let at = Date.parse(from) + DAY_MS; at <= Date.parse(to); at += DAY_MS) {
      const date = new Date(at);
      const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
      if (!isWeekend && !closed.has(date.toISOString().slice(0, 10))) days++;
    }
    return days;
  };
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

/** Returns a function that finds the lines with a deposit's amount near its day. */
function linesOfAmount(
  lines: readonly BankLine[],
  bankingDays: CountBankingDays,
): (deposit: Deposit) => readonly BankLine[] {
  const byCents = new Map<number, BankLine[]>();
  for (const line of lines) {
    const same = byCents.get(line.cents);
    if (same) same.push(line);
    else byCents.set(line.cents, [line]);
  }
  const isNear = (deposit: Deposit, line: BankLine) =>
    Math.abs(bankingDays(deposit.scheduledDay, line.day)) <= MOST_DAYS;
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
  bankingDays: CountBankingDays,
): Match[] {
  const candidatesOf = linesOfAmount(lines, bankingDays);
  return deposits.flatMap((deposit) => {
    if (deposit.status !== 'deposited') return [];
    const candidates = candidatesOf(deposit).filter((line) => references.has(deposit, line));
    const [line] = candidates;
    return line && candidates.length === 1
      ? [{ deposit, lines: [line], days: bankingDays(deposit.scheduledDay, line.day) }]
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
  bankingDays: CountBankingDays,
): (deposit: Deposit) => Proposal {
  const candidatesOf = linesOfAmount(lines, bankingDays);
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
