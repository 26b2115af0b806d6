import { createdOnce } from './created-once.ts';

// Amounts have at most two decimals. Sums are computed in whole cents.

export const MAXIMUM_AMOUNT_CENTS = 99_999_999;

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

export interface MoneyFormat {
  locale: string;
  currency: string;
}

const formatterOf = createdOnce(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);

/** `formatCents(123450, { locale: 'es-GT', currency: 'GTQ' })` is `Q1,234.50`. The minus sign is U+2212. */
export function formatCents(cents: number, { locale, currency }: MoneyFormat): string {
  const parts = formatterOf(locale, currency)
    .formatToParts(Math.abs(cents) / 100)
    .filter((part) => part.type !== 'literal');
  return (cents < 0 ? '\u2212' : '') + parts.map((part) => part.value).join('');
}

/** Formats a round amount without decimals: `Q5,000`. */
export const formatRound = (cents: number, format: MoneyFormat): string =>
  formatCents(cents, format).replace(/\D00$/, '');

export function currencySymbol(format: MoneyFormat): string {
  const parts = formatterOf(format.locale, format.currency).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? format.currency;
}
