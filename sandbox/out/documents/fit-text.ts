import type { PDFFont } from 'pdf-lib';

/** A line of text that fits: the text to draw and its font size. */
export interface FittedText {
  text: string;
  size: number;
}

/**
 * Fits text to a width at the largest possible size, and shortens it with an ellipsis if it is too wide even at the
 * smallest. The text is that of `writable`.
 */
export function fitText(
  font: PDFFont,
  typed: string,
  width: number,
  largest: number,
  smallest: number,
): FittedText {
  const text = writable(font, typed);
  const size = Math.min(largest, (largest * width) / font.widthOfTextAtSize(text, largest));
  if (size >= smallest) return { text, size };
  let shown = text;
  while (shown.length > 1 && font.widthOfTextAtSize(`${shown}…`, smallest) > width)
    shown = shown.slice(0, -1);
  return { text: `${shown.trimEnd()}…`, size: smallest };
}

/** The nearest letters and signs to some that Unicode does not take apart. The en dash is as wide as a digit. */
const NEAREST: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
  ı: 'i',
  ȷ: 'j',
  ẞ: 'SS',
  ə: 'e',
  ʼ: '\u2019',
  ʻ: '\u2018',
  '\u2010': '-',
  '\u2015': '\u2014',
  '\u2032': "'",
  '\u2033': '"',
  '\u2212': '\u2013',
};

/**
 * A text in the letters that the standard PDF fonts have: others are replaced by the nearest ones, and left out if there are none,
 * such as an emoji.
 */
export function writable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const can = (char: string) => known.has(char.codePointAt(0) ?? 0);
  const nearest = (char: string): string =>
    can(char)
      ? char
      : [...char.normalize('NFKD')].map((part) => (can(part) ? part : (NEAREST[part] ?? ''))).join('');
  const shown = [...text.normalize('NFC')].map(nearest).join('');
  // The part that was left out may have stood between two spaces.
  return shown === text ? text : shown.replace(/ {2,}/g, ' ').trim();
}
