// Amounts come as numbers with at most two decimals. Everything that is added up is added up in whole cents.

export const MAXIMUM_AMOUNT_CENTS = 99_999_999;

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

export interface MoneyFormat {
  locale: string;
  currency: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

// Making one costs more than all it formats while somebody types.
function formatterOf({ locale, currency }: MoneyFormat): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formatters.set(key, formatter);
  return formatter;
}

/** `formatCents(123450, { locale: 'es-GT', currency: 'GTQ' })` is `Q1,234.50`. A minus sign is U+2212. */
export function formatCents(cents: number, format: MoneyFormat): string {
  const parts = formatterOf(format)
    .formatToParts(Math.abs(cents) / 100)
    .filter((part) => part.type !== 'literal');
  return (cents < 0 ? '\u2212' : '') + parts.map((part) => part.value).join('');
}

export function currencySymbol(format: MoneyFormat): string {
  const parts = formatterOf(format).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? format.currency;
}

/** Cents of what a person typed (`1,234.5`, `Q 125`), or undefined when it is no amount of at most two decimals. */
export function parseCents(typed: string): number | undefined {
  const plain = typed.replace(/^[^\d.,-]*/, '').replace(/[\s,]/g, '');
  const match = /^(\d*)(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match || plain === '' || plain === '.') return undefined;
  return Number(match[1] || '0') * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
