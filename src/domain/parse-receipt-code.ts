/**
 * Parses a typed text as a receipt code, `7K2M-9Q4D-XA31`; undefined if it can't be one. Like the API, it accepts any
 * case and missing hyphens, and reads O as 0, I and L as 1. Digits alone are more likely a reference.
 */
export function parseReceiptCode(typed: string): string | undefined {
  const text = typed.trim().toUpperCase();
  if (!/^([0-9A-Z]{12}|[0-9A-Z]{4}(-[0-9A-Z]{4}){2})$/.test(text)) return undefined;
  const signs = text.replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (signs.includes('U') || /^\d+$/.test(signs)) return undefined;
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');
}
