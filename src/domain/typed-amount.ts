import { createdOnce } from './created-once.ts';
import type { MoneyFormat } from './money.ts';

// The only parser of typed amounts, so that a text means the same everywhere. An ambiguous text counts as malformed.

export type InvalidAmount = 'empty' | 'malformed' | 'too-many-decimals' | 'negative';

const COMMAS = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/;
const SPACES = /^([1-9]\d{0,2}(?:([\s'’])\d{3})(?:\2\d{3})*)(?:[.,](?<decimals>\d*))?$/;
const DOTS = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/;
const PLAIN = /^(\d+|(?=[.,]\d))(?:[.,](\d*))?$/;

/**
 * Returns cents: `1,234.50`, `1234.5`, `1 234,50`, `Q1,234.50` and `1.234,50` are 123450. A comma separates thousands
 * if groups of three digits follow; otherwise it is the decimal separator.
 */
export function readAmount(text: string, format: MoneyFormat): number | InvalidAmount {
  const written = text.trim();
  if (written === '') return 'empty';
  const bare = withoutCurrency(written, format);
  const minus = /^[-\u2212]\s*/.exec(bare)?.[0];
  if (minus === undefined) return centsOf(bare);
  const rest = bare.slice(minus.length);
  const cents = centsOf(bare === written ? withoutCurrency(rest, format) : rest);
  return typeof cents === 'number' ? 'negative' : cents;
}

function centsOf(text: string): number | InvalidAmount {
  const match = COMMAS.exec(text) ?? SPACES.exec(text) ?? DOTS.exec(text) ?? PLAIN.exec(text);
  if (!match) return 'malformed';
  const decimals = (match.groups ? match.groups.decimals : match[2]) ?? '';
  if (decimals.length > 2) return 'too-many-decimals';
  return Number((match[1] ?? '').replace(/\D/g, '') + decimals.padEnd(2, '0'));
}

/** Names of a currency in lower case, longest first: `quetzales`, `gtq`, `q`. */
const currencyNames = createdOnce((locale: string, currency: string): readonly string[] => {
  const nameIn = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'code' | 'name', amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const names = [
    nameIn('narrowSymbol', 1),
    nameIn('symbol', 1),
    nameIn('code', 1),
    nameIn('name', 1),
    nameIn('name', 2),
  ];
  return [...new Set(names.map((name) => name.toLowerCase()))].sort((a, b) => b.length - a.length);
});

function withoutCurrency(text: string, { locale, currency }: MoneyFormat): string {
  const low = text.toLowerCase();
  for (const name of currencyNames(locale, currency)) {
    if (low.startsWith(name)) return withoutPoint(text.slice(name.length).trim());
    if (low.endsWith(name)) return text.slice(0, -name.length).trim();
  }
  return text;
}

/** In `Q.125` the point belongs to the currency sign. `Q.50` could mean fifty or one half, so it is malformed. */
function withoutPoint(text: string): string {
  if (!text.startsWith('.')) return text;
  return /^\.\d{1,2}$/.test(text) ? '' : text.slice(1).trim();
}

const formatterOf = createdOnce(
  (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Cents of a text that was validated before; throws if it is invalid. */
export function centsOfAmount(text: string, format: MoneyFormat): number {
  const amount = readAmount(text, format);
  if (typeof amount === 'string') throw new TypeError(`“${text}” is no amount: ${amount}`);
  return amount;
}

/** The amount without currency, as fields show it: `1,234.50`. */
export function amountText(cents: number, { locale }: MoneyFormat): string {
  return formatterOf(locale).format(cents / 100);
}

/** The amount as in addresses and calls: `1234.5`. */
export const plainAmountText = (cents: number): string => String(cents / 100);
