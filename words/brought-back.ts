import { cleanLine } from './clean-text.ts';

// References, codes and names that the portal shows, prints or sends come back copied, scanned or typed.

/**
 * Characters that stand for a hyphen: spaces, typographic hyphens and dashes, and what a code reader types for it whose keyboard layout is
 * not the computer's.
 */
const HYPHENS = /[\s\-_'´’/?ß\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;

/** Before a code, scanners may send the kind of its bars. */
const SCANNED = /^\s*\][A-Za-z]\w/u;
// Code 39 has a * on both sides.
const WRAPPED = /^[\s"'“”‘’«»()[\]{}<>*]+|[\s"'“”‘’«»()[\]{}<>.,;:*]+$/gu;
const LABELS =
  /^(?:(?:comprobante|c[óo]digo|autorizaci[óo]n|aut|referencia|ref|cierre|dep[óo]sito|tel[ée]fono|tel|usuario|cliente|n[úu]mero|n[úu]m|no|nº|n°)(?:\s*[.:#º°]\s*|\s+)|#\s*|…\s*)+/iu;

/** A typed or scanned text without invisible characters, what surrounds it, and the label before a code or username. */
export function broughtBack(typed: string): string {
  const text = cleanLine(typed.normalize('NFC'))
    .replace(/\s+/gu, ' ')
    .replace(SCANNED, '')
    .replace(WRAPPED, '');
  const rest = text.replace(LABELS, '');
  return /^@|^[^\s]*\d[\s\d\-()+.]*[^\s]*$|^[A-Z]{4}(-[A-Z]{4}){2}$/u.test(rest) ? rest : text;
}

/** Letters and digits only, so that groups may be separated by anything. */
export const withoutSeparators = (typed: string): string => broughtBack(typed).replace(HYPHENS, '');

/** Every separator as a plain hyphen. */
export const withPlainHyphens = (typed: string): string => broughtBack(typed).replace(HYPHENS, '-');
