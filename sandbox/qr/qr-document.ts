import { setImmediate } from 'node:timers/promises';
import { PageSizes, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { drawLogo, INK, OUTLINE, PRIMARY, SECOND, WHITE } from './brand.ts';
import { fitText } from './fit-text.ts';
import { QUIET_MODULES, qrCode } from './qr-code.ts';

/** One page: its code and the texts printed on it. */
export interface QrPage {
  /** The content of the code. */
  link: string;
  businessName: string;
  /** Name of the cashier, the branch or the business; or an amount. */
  name: string;
  /** The branch of a cashier; empty for none. */
  place: string;
  /** Below both: a username, or the time until which it can be paid. */
  foot: string;
}

interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

const [WIDTH, HEIGHT] = PageSizes.A4;
const MARGIN = 48;
const HEADER = 120;
const CARD = 380;

/** The printable QR material: one A4 page per receiver. Drawn in vectors, so that it is sharp at any size. */
export async function qrDocument(title: string, pages: readonly QrPage[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('es');
  document.setProducer('cobros');
  document.setCreator('cobros');
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  for (const page of pages) {
    drawPage(document.addPage(PageSizes.A4), page, fonts);
    // Hundreds of pages take a while; this lets other calls run in between.
    await setImmediate();
  }
  return document.save();
}

function drawPage(page: PDFPage, content: QrPage, fonts: Fonts): void {
  page.drawRectangle({ x: 0, y: HEIGHT - HEADER, width: WIDTH, height: HEADER, color: INK });
  drawLogo(page, MARGIN, HEIGHT - 36, 1.2);
  const business = fitText(fonts.bold, content.businessName, WIDTH / 2 - MARGIN, 20, 11);
  page.drawText(business.text, {
    x: WIDTH - MARGIN - fonts.bold.widthOfTextAtSize(business.text, business.size),
    y: HEIGHT - 70,
    size: business.size,
    font: fonts.bold,
    color: WHITE,
  });
  centred(page, fonts.bold, 'Escanea y paga', { y: HEIGHT - 184, largest: 36, colour: INK });
  drawCode(page, content.link, HEIGHT - 216);
  const below = HEIGHT - 216 - CARD;
  centred(page, fonts.bold, content.name, { y: below - 54, largest: 34, colour: INK });
  centred(page, fonts.regular, content.place, { y: below - 82, largest: 18, colour: SECOND });
  centred(page, fonts.regular, content.foot, { y: below - 106, largest: 13, colour: SECOND });
  page.drawLine({
    start: { x: MARGIN, y: 76 },
    end: { x: WIDTH - MARGIN, y: 76 },
    thickness: 1,
    color: OUTLINE,
  });
  const help = 'Abre tu aplicación de pagos, escanea el código y confirma el monto.';
  centred(page, fonts.regular, help, { y: 50, largest: 12, colour: SECOND });
}

function centred(
  page: PDFPage,
  font: PDFFont,
  words: string,
  { y, largest, colour }: { y: number; largest: number; colour: typeof INK },
): void {
  if (words === '') return;
  const { text, size } = fitText(font, words, WIDTH - 2 * MARGIN, largest, Math.min(largest, 14));
  page.drawText(text, { x: (WIDTH - font.widthOfTextAtSize(text, size)) / 2, y, size, font, color: colour });
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
