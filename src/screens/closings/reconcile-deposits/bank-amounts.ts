import { currencySymbol, type MoneyFormat } from '#domain/money.ts';
import type { TableCell } from '#tables/table.ts';
import { possibleReadings } from './possible-readings.ts';

export type DecimalSign = '.' | ',';
const DECIMAL_SIGNS: readonly DecimalSign[] = ['.', ','];

/** Longer texts are no amounts. */
const LONGEST_AMOUNT = 40;

/** Words with which banks mark an amount as received or as paid. */
const CREDIT_WORDS = /^(?:CR|CRE|CRED|CREDITO|ABONO|AB|HABER|N\/?C|NOTA (?:DE )?(?:CREDITO|ABONO))$/;
const DEBIT_WORDS = /^(?:DB|DR|DE|DEB|DEBITO|CARGO|CG|DEBE|N\/?D|NOTA (?:DE )?(?:DEBITO|CARGO))$/;

/** True for a word that marks money received, false for one that marks money paid, undefined for any other. */
export function marksCredit(word: string): boolean | undefined {
  const plain = plainWord(word);
  if (CREDIT_WORDS.test(plain)) return true;
  return DEBIT_WORDS.test(plain) ? false : undefined;
}

export const plainWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '').trim().toUpperCase();

const LOCAL_WORDS: Readonly<Record<string, readonly string[]>> = {
  GTQ: ['QTZ', 'QTZS', 'QZ', 'QUETZAL', 'QUETZALES'],
  USD: ['US$', 'DOLAR', 'DOLARES'],
};
const CURRENCY =
  /^(?:\$|U\$S?|US\$|C\$|€|£|¥|₡|L|BZD|CAD|CHF|COP|CRC|EUR|GBP|GTQ|HNL|JPY|MXN|NIO|PAB|PEN|SVC|USD|QUETZAL(?:ES)?|DOLAR(?:ES)?|EUROS?|PESOS?|LEMPIRAS?|COLON(?:ES)?)$/;

/** `own` for the portal's currency, `other` for another; undefined if the text names none. */
export function currencyIn(text: string, format: MoneyFormat): 'own' | 'other' | undefined {
  const plain = plainWord(text);
  const own = [currencySymbol(format), format.currency, ...(LOCAL_WORDS[format.currency] ?? [])];
  if (own.includes(plain)) return 'own';
  return CURRENCY.test(plain) ? 'other' : undefined;
}

/** Why an amount is not read. */
export type UnreadAmount = 'empty' | 'malformed' | 'other-currency';

export interface BankAmount {
  /** Negative with a minus sign, in brackets, or with a word such as `DB`. */
  cents: number;
  /** True if a word such as `CR` says that it was received or paid. */
  isMarked: boolean;
}

/** Cents of `1,234.50`, `1’234.50`, `Q.1,234.50`, `(45.00)`, `45.00-` or `45.00 DB`. */
export function parseBankAmount(
  { kind, text }: Pick<TableCell, 'kind' | 'text'>,
  decimal: DecimalSign,
  format: MoneyFormat,
): BankAmount | UnreadAmount {
  if (text.trim() === '') return kind === 'missing' ? 'malformed' : 'empty';
  if (text.length > LONGEST_AMOUNT) return 'malformed';
  const written = text
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[’‘ʼ′´`]/g, "'")
    .replace(/^["']|["']$/g, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, "'");
  const [, before = '', digits, after = ''] = /^(\D*?)(\d(?:[\d.,']*\d)?)(\D*)$/.exec(written) ?? [];
  if (digits === undefined) return /^[\s-]*$/.test(written) ? 'empty' : 'malformed';
  const sign = signOf(before, after, digits, format);
  if (typeof sign === 'string') return sign;
  const cents = kind === 'number' ? centsOfNumber(digits) : centsOf(digits, decimal);
  return cents === undefined
    ? 'malformed'
    : { cents: sign.isNegative && cents !== 0 ? -cents : cents, isMarked: sign.isMarked };
}

/** Reads what stands before and after the digits: signs, brackets, a currency, a word such as `CR`. */
function signOf(
  before: string,
  after: string,
  digits: string,
  format: MoneyFormat,
): { isNegative: boolean; isMarked: boolean } | 'malformed' | 'other-currency' {
  const around = `${before} ${after}`;
  const signs = around.match(/[-+]/g) ?? [];
  const inBrackets = before.includes('(') && after.includes(')');
  if (signs.length + (inBrackets ? 1 : 0) > 1 || (!inBrackets && /[()]/.test(around))) return 'malformed';
  const mark = markIn(around.split(/[-+()\s]+/).filter(Boolean), digits, format);
  if (typeof mark === 'string') return mark;
  const isMinus = inBrackets || signs[0] === '-';
  // A minus and a word that says received contradict each other.
  if (mark === true && isMinus) return 'malformed';
  return { isNegative: isMinus || mark === false, isMarked: mark !== undefined };
}

/** True if a word says received, false if one says paid, undefined if there are only names of the portal's currency. */
function markIn(words: readonly string[], digits: string, format: MoneyFormat) {
  let marked: boolean | undefined;
  for (const word of words) {
    const currency = currencyIn(word, format);
    const mark = marksCredit(word);
    // In `Q.125.00` the point belongs to the currency; `Q.50` could be fifty or one half.
    if (currency === 'own' && !(word.endsWith('.') && /^\d{1,2}$/.test(digits))) continue;
    if (mark !== undefined && marked === undefined) marked = mark;
    else return currency === 'other' ? 'other-currency' : 'malformed';
  }
  return marked;
}

const WHOLE = {
  '.': /^([1-9]\d{0,2}(?:([,'])\d{3})(?:\2\d{3})*|\d+)(?:\.(\d+))?$/,
  ',': /^([1-9]\d{0,2}(?:([.'])\d{3})(?:\2\d{3})*|\d+)(?:,(\d+))?$/,
};

/** Decimals after the second may only be zeros. */
function centsOf(digits: string, decimal: DecimalSign): number | undefined {
  const [, whole, , written = ''] = WHOLE[decimal].exec(digits) ?? [];
  const decimals = written.replace(/(?<=^\d\d)0+$/, '');
  if (whole === undefined || decimals.length > 2) return undefined;
  const cents = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** A workbook may hold the number of 0.3 as 0.30000000000000004. */
function centsOfNumber(digits: string): number | undefined {
  const cents = Math.round(Number(digits) * 100);
  return Number.isSafeInteger(cents) && Math.abs(Number(digits) * 100 - cents) < 1e-4 ? cents : undefined;
}

/** The signs that may stand before the decimals of these amounts; empty if none can be read. */
export const decimalSigns = (cells: readonly TableCell[], format: MoneyFormat): DecimalSign[] =>
  possibleReadings(DECIMAL_SIGNS, cells, (cell, decimal) => {
    const amount = parseBankAmount(cell, decimal, format);
    return typeof amount === 'string' ? undefined : amount.cents;
  });
