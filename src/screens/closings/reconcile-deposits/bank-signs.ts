import type { MoneyFormat } from '#domain/money.ts';
import { type BankAmount, marksCredit, parseBankAmount, plainWord } from './bank-amounts.ts';
import type { BankFile } from './bank-file.ts';
import { textAt } from './bank-file.ts';
import type { BankColumns } from './bank-layout.ts';

/** The one choice of a sign column whose words are all known. */
export const KNOWN_WORDS = 'known';
/** No word of the column marks money received. */
export const NO_WORD = 'none';
/** More different words are no signs. */
export const MOST_WORDS = 8;

/** A word of a sign column, in capitals and without accents. */
export const signWord = (text: string): string => plainWord(text.replace(/[\p{Pd}\u2212]/gu, '-'));

/** The meaning of letters, by the letters that occur beside them: in `C` and `A` the first is a cargo, in `C` and `D` a credit. */
const LETTERS: readonly { credit: string; debit: string; heading: RegExp }[] = [
  {
    credit: 'C',
    debit: 'D',
    heading: /d[eé]bito.*cr[eé]dito|cr[eé]dito.*d[eé]bito|^d\s*\/\s*c|^c\s*\/\s*d|debit.*credit/i,
  },
  { credit: 'A', debit: 'C', heading: /cargo.*abono|abono.*cargo|^c\s*\/\s*a/i },
  { credit: 'H', debit: 'D', heading: /debe.*haber|^d\s*\/\s*h/i },
  { credit: 'D', debit: 'R', heading: /dep[oó]sito.*retiro|retiro.*dep[oó]sito/i },
];

/**
 * Returns a function that says whether a word of a sign column marks money received. Undefined if the words are not all known:
 * alone, `C` may be a credit or a cargo.
 */
export function knownSigns(
  words: readonly string[],
  heading: string,
): ((word: string) => boolean) | undefined {
  const creditOf = createMeaning(words, heading);
  return words.length > 0 && words.every((word) => creditOf(word) !== undefined)
    ? (word) => creditOf(word) === true
    : undefined;
}

/** True if some words mark money received and some money paid, whatever the others mean. */
export function hasBothSigns(words: readonly string[], heading: string): boolean {
  const meanings = words.map(createMeaning(words, heading));
  return meanings.includes(true) && meanings.includes(false);
}

/** Returns a function that says whether a word marks money received or paid; undefined for an unknown one. */
function createMeaning(words: readonly string[], heading: string): (word: string) => boolean | undefined {
  const letters = words.filter((word) => /^[A-Z]$/.test(word));
  const pairs = LETTERS.filter(({ credit, debit }) =>
    letters.every((one) => one === credit || one === debit),
  );
  const named = pairs.filter((pair) => pair.heading.test(heading));
  const both = pairs.filter(({ credit, debit }) => letters.includes(credit) && letters.includes(debit));
  const [pair, ...others] = both.length > 0 ? both : named;
  return (word) => {
    if (word === '+' || word === '-') return word === '+';
    if (/^[A-Z]$/.test(word)) return pair && others.length === 0 ? word === pair.credit : undefined;
    if (/^(?:DEPOSITO|ENTRADA|INGRESO|CREDIT)$/.test(word)) return true;
    return /^(?:RETIRO|SALIDA|EGRESO|DEBIT)$/.test(word) ? false : marksCredit(word);
  };
}

/** The words of a sign column, in the rows that have an amount in one of these columns. */
export function signWords(
  { rows }: BankFile,
  sign: number,
  amounts: readonly number[],
  format: MoneyFormat,
): string[] {
  const found = new Set<string>();
  for (const row of rows)
    if (amounts.some((at) => amountIn(row.cells[at], format))) found.add(signWord(textAt(row, sign)));
  found.delete('');
  return [...found];
}

/** An amount with either decimal sign. */
const amountIn = (
  cell: Parameters<typeof parseBankAmount>[0] | undefined,
  format: MoneyFormat,
): BankAmount | undefined =>
  cell &&
  ([',', '.'] as const)
    .map((decimal) => parseBankAmount(cell, decimal, format))
    .find((amount) => typeof amount === 'object');

/**
 * The choices of which lines are money received, of which one alone is certain. None is needed if credits and debits have a column
 * each.
 */
export function receivedChoices(file: BankFile, columns: BankColumns, format: MoneyFormat): string[] {
  const { sign, credit, debit } = columns;
  if (sign >= 0) {
    const words = signWords(file, sign, [credit, debit], format);
    return knownSigns(words, file.heading[sign] ?? '')
      ? [KNOWN_WORDS]
      : [...words.slice(0, MOST_WORDS), NO_WORD];
  }
  if (credit < 0 || debit >= 0) return [];
  const amounts = file.rows
    .map((row) => amountIn(row.cells[credit], format))
    .filter((one) => one !== undefined);
  if (amounts.length > 0 && amounts.every(({ isMarked }) => isMarked)) return ['plus'];
  return ['plus', 'minus'];
}
