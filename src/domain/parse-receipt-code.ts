import { broughtBack, withoutSeparators } from '#words/brought-back.ts';

/**
 * Parses a typed text as a receipt code, `7K2M-9Q4D-XA31`; undefined if it can't be one. Like the API, it accepts any
 * case and other hyphens or none, and reads O as 0, I and L as 1. Digits alone are more likely a reference.
 */
export function parseReceiptCode(typed: string): string | undefined {
  const text = broughtBack(typed).toUpperCase();
  const plain = withoutSeparators(text);
  if (!/^([0-9A-Z]{12}|[0-9A-Z]{4}(\P{L}{1,2}[0-9A-Z]{4}){2})$/u.test(text) || plain.length !== 12)
    return undefined;
  // Three words are not a code.
  if (text.includes(' ') && !/\d/.test(text)) return undefined;
  const signs = plain.replaceAll('O', '0').replace(/[IL]/g, '1');
  if (signs.includes('U') || /^\d+$/.test(signs)) return undefined;
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');
}
