import type { PDFFont, PDFPage } from 'pdf-lib';
import { INK, OUTLINE, PRIMARY, SECOND, WHITE } from '#terms/qr/brand.ts';
import { QUIET_MODULES, qrCode } from '#terms/qr/qr-code.ts';
import { brandedDocument, drawHead, type Fonts, HEIGHT, WIDTH } from './branded-document.ts';
import { fitText } from './fit-text.ts';

/** One page: its code and the texts printed on it. */
export interface QrPage {
  /** Content of the QR code. */
  link: string;
  businessName: string;
  /** Name of the cashier, branch or business; or an amount. */
  name: string;
  /** Branch of a cashier; empty if there is none. */
  place: string;
  /** Text below both: a username, or the time until which it can be paid. */
  foot: string;
}

const MARGIN = 48;
const CARD = 380;

/** The printable QR material: one A4 page per receiver, drawn as vectors, so that it is sharp at any size. */
export const qrDocument = (title: string, pages: readonly QrPage[]): Promise<Uint8Array> =>
  brandedDocument(title, pages, drawPage);

function drawPage(page: PDFPage, content: QrPage, fonts: Fonts): void {
  drawHead(page, fonts, {
    businessName: content.businessName,
    height: 120,
    margin: MARGIN,
    logo: { top: 36, scale: 1.2 },
    name: { top: 70, largest: 20, smallest: 11 },
  });
  centered(page, fonts.bold, 'Escanea y paga', { y: HEIGHT - 184, largest: 36, color: INK });
  drawCode(page, content.link, HEIGHT - 216);
  const below = HEIGHT - 216 - CARD;
  centered(page, fonts.bold, content.name, { y: below - 54, largest: 34, color: INK });
  centered(page, fonts.regular, content.place, { y: below - 82, largest: 18, color: SECOND });
  centered(page, fonts.regular, content.foot, { y: below - 106, largest: 13, color: SECOND });
  page.drawLine({
    start: { x: MARGIN, y: 76 },
    end: { x: WIDTH - MARGIN, y: 76 },
    thickness: 1,
    color: OUTLINE,
  });
  const help = 'Abre tu aplicación de pagos, escanea el código y confirma el monto.';
  centered(page, fonts.regular, help, { y: 50, largest: 12, color: SECOND });
}

function centered(
  page: PDFPage,
  font: PDFFont,
  words: string,
  { y, largest, color }: { y: number; largest: number; color: typeof INK },
): void {
  if (words === '') return;
  const { text, size } = fitText(font, words, WIDTH - 2 * MARGIN, largest, Math.min(largest, 14));
  page.drawText(text, { x: (WIDTH - font.widthOfTextAtSize(text, size)) / 2, y, size, font, color: color });
}

function drawCode(page: PDFPage, link: string, top: number): void {
  const { path, size } = qrCode(link);
  const x = (WIDTH - CARD) / 2;
  page.drawSvgPath(roundedSquare(CARD, 16), {
    x,
    y: top,
    color: WHITE,
    borderColor: PRIMARY,
    borderWidth: 2,
  });
  const unit = CARD / (size + 2 * QUIET_MODULES);
  page.drawSvgPath(path, {
    x: x + QUIET_MODULES * unit,
    y: top - QUIET_MODULES * unit,
    scale: unit,
    color: INK,
  });
}

function roundedSquare(side: number, radius: number): string {
  const [r, edge] = [radius, side - 2 * radius];
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${r} 0h${edge}${arc(r, r)}v${edge}${arc(-r, r)}h${-edge}${arc(-r, -r)}v${-edge}${arc(r, -r)}z`;
}
