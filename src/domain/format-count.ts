const formatters = new Map<string, Intl.NumberFormat>();

/** `formatCount(1284, 'es-GT')` is `1,284`. */
export function formatCount(count: number, locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale);
  formatters.set(locale, formatter);
  return formatter.format(count);
}
