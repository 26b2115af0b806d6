import { LineCapStyle, type PDFPage, rgb } from 'pdf-lib';

const channel = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
const color = (hex: string) => rgb(channel(hex, 0), channel(hex, 2), channel(hex, 4));

/** Colors of the specification, the same as in the portal. */
export const INK_HEX = '00203C';
export const INK = color(INK_HEX);
export const PRIMARY_HEX = '0087FF';
export const PRIMARY = color(PRIMARY_HEX);
export const OUTLINE = color('D9DCE0');
export const SECOND = color('5A616C');
export const WHITE = color('FFFFFF');

const LETTERS =
  'M21.1 16.9a10 10 0 1 0 0 14.2M58 5v19M86 34V24a10 10 0 0 1 9-9.9M141 17.6c-1.3-2.3-3.6-3.6-6.4-3.6-3.6 0-6.4 1.9-6.4 4.9 0 6.7 13.8 3 13.8 10 0 3.1-3 5.1-6.8 5.1-3.3 0-6-1.3-7.2-3.8';
const RINGS = [40, 68, 111];

/** The logo as the content of an SVG of 152 by 40. */
export const LOGO =
  `<g fill="none" stroke="#${INK_HEX}" stroke-width="4.6" stroke-linecap="round"><path d="${LETTERS}"/>` +
  `${RINGS.map((cx) => `<circle cx="${cx}" cy="24" r="10"/>`).join('')}</g><circle cx="40" cy="24" r="3.4" fill="#${PRIMARY_HEX}"/>`;

/**
 * Draws the logo in white; its first "o" looks like the finder pattern of a QR code. `x` and `top` are in points,
 * measured from the bottom left corner.
 */
export function drawLogo(page: PDFPage, x: number, top: number, scale: number): void {
  const stroke = { borderColor: WHITE, borderWidth: 4.6 * scale };
  const at = (cx: number, cy: number) => ({ x: x + (cx - 2) * scale, y: top - cy * scale });
  page.drawSvgPath(LETTERS, {
    x: x - 2 * scale,
    y: top,
    scale,
    borderColor: WHITE,
    borderWidth: 4.6,
    borderLineCap: LineCapStyle.Round,
  });
  for (const cx of RINGS) page.drawCircle({ ...at(cx, 24), size: 10 * scale, ...stroke });
  page.drawCircle({ ...at(40, 24), size: 3.4 * scale, color: PRIMARY });
}
