import type { PDFFont } from 'pdf-lib';

/** A line of text that fits: what of it is shown, and how large. */
export interface FittedText {
  text: string;
  size: number;
}

/**
 * Makes text fit a width: as large as it may be, smaller if it must, and cut with an ellipsis when even the smallest is too
 * wide. What the fonts every PDF reader has cannot show becomes the letter below its marks, or a dot.
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
