import sharp from 'sharp';
import { INK_HEX, LOGO, PRIMARY_HEX } from '#terms/qr/brand.ts';
import { createBoundedMap } from '#terms/values/bounded-map.ts';
import { drawText, textWidth } from './draw-text.ts';

/** The size that messengers and mail programs show as a large picture. */
export const PICTURE = { width: 1200, height: 630 } as const;

const MARGIN = 80;
const ROOM = PICTURE.width - 2 * MARGIN;
/** Previews of one message are asked for several times. */
const MOST_KEPT = 200;
const kept = createBoundedMap<string, Promise<Uint8Array>>(MOST_KEPT);

interface PictureWords {
  shop: string;
  money: string;
  /** The outcome; empty while it can be paid. */
  state: string;
}

/** A picture with shop and amount, as a PNG, because messengers show no other drawing. */
export function paymentPicture(words: PictureWords): Promise<Uint8Array> {
  const key = JSON.stringify(words);
  const known = kept.get(key);
  if (known) return known;
  const drawn = sharp(Buffer.from(drawing(words)))
    .png({ compressionLevel: 9 })
    .toBuffer();
  kept.set(key, drawn);
  return drawn;
}

function drawing({ shop, money, state }: PictureWords): string {
  const lines = [line(shop, 270, 76), line(money, 460, 200), line(state, 565, 56)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">` +
    `<path d="M0 0h${PICTURE.width}v${PICTURE.height}H0z" fill="#fff"/>` +
    `<path d="M0 0h${PICTURE.width}v16H0z" fill="#${PRIMARY_HEX}"/>` +
    `<g transform="translate(${PICTURE.width / 2 - 152} 60) scale(2)">${LOGO}</g>` +
    `<g fill="#${INK_HEX}">${lines.join('')}</g></svg>`
  );
}

/** A centered line, smaller if it is long, and cut off where it would be hard to read. */
function line(text: string, base: number, largest: number): string {
  const smallest = largest / 2;
  let shown = text;
  let size = largest;
  while (textWidth(shown, size) > ROOM) {
    if (size > smallest) size -= 2;
    else shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  }
  return drawText(shown, { x: (PICTURE.width - textWidth(shown, size)) / 2, y: base, size });
}
