const formatters = new Map<string, Intl.NumberFormat>();

/** `groupDigits(1284, 'es-GT')` is `1,284`. */
export function groupDigits(count: number, locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale);
  formatters.set(locale, formatter);
  return formatter.format(count);
}
