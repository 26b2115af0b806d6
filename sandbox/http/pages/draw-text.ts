import outlines from './page/letters.json';

const letters: Readonly<Record<string, (number | string)[] | undefined>> = outlines.letters;

/** The outlines of a text; letters that the drawing does not know are left out. */
const known = (text: string): [advance: number, path: string][] =>
  [...text.normalize('NFC')].flatMap((letter) => {
    const outline = letters[letter];
    return outline ? [[Number(outline[0]), String(outline[1])] as [number, string]] : [];
  });

/** Width of a text, in the unit of its size. */
export const textWidth = (text: string, size: number): number =>
  (known(text).reduce((width, [advance]) => width + advance, 0) * size) / outlines.unitsPerEm;

/** A text as paths of an SVG, which need no fonts. `y` is its base line. */
export function drawText(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  let left = 0;
  const paths = known(text).map(([advance, path]) => {
    const drawn = `<path transform="translate(${left} 0)" d="${path}"/>`;
    left += advance;
    return drawn;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / outlines.unitsPerEm})">${paths.join('')}</g>`;
}
