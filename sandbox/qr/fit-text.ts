import type { PDFFont } from 'pdf-lib';

/** A line of text that fits: the text to draw and its font size. */
export interface FittedText {
  text: string;
  size: number;
}

/**
 * Fits text to a width at the largest possible size, and shortens it with an ellipsis if it is too wide even at the
 * smallest. A character that the standard PDF fonts lack is replaced by its base letter, or by a dot.
 */
export function fitText(
  font: PDFFont,
  typed: string,
  width: number,
  largest: number,
  smallest: number,
): FittedText {
  const text = showable(font, typed);
  const size = Math.min(largest, (largest * width) / font.widthOfTextAtSize(text, largest));
  if (size >= smallest) return { text, size };
  let shown = text;
  while (shown.length > 1 && font.widthOfTextAtSize(`${shown}…`, smallest) > width)
    shown = shown.slice(0, -1);
  return { text: `${shown.trimEnd()}…`, size: smallest };
}

function showable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const can = (char: string) => known.has(char.codePointAt(0) ?? 0);
  return [...text.normalize('NFC')]
    .map((char) => {
      const bare = char.normalize('NFD').charAt(0);
      return can(char) ? char : can(bare) ? bare : '·';
    })
    .join('');
}
