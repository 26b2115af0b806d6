import { setImmediate } from 'node:timers/promises';
import { PageSizes, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import type { AccessPage } from '../rules/imports/access-pages.ts';
import { drawLogo, INK, OUTLINE, SECOND, WHITE } from './brand.ts';
import { fitText } from './fit-text.ts';

interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

const [WIDTH, HEIGHT] = PageSizes.A4;
const MARGIN = 56;
const HEADER = 104;
const LABELS = 92;

const STEPS = [
  'Abre el portal en el navegador y escribe tu usuario.',
  'Escribe la contraseña de un solo uso que llegó a tu correo.',
  'Crea tu propia contraseña. No se la des a nadie ni la anotes aquí.',
];

/** The access sheets of many users in one document, a page each. They say where the password went, not what it is. */
export async function accessDocument(portal: string, pages: readonly AccessPage[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Hojas de acceso', { showInWindowTitleBar: true });
  document.setLanguage('es');
  document.setProducer('cobros');
  document.setCreator('cobros');
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  for (const content of pages) {
    drawPage(document.addPage(PageSizes.A4), portal, content, fonts);
    // Hundreds of pages take a while; this lets other calls run in between.
    await setImmediate();
  }
  return document.save();
}

function drawPage(page: PDFPage, portal: string, content: AccessPage, { regular, bold }: Fonts): void {
  page.drawRectangle({ x: 0, y: HEIGHT - HEADER, width: WIDTH, height: HEADER, color: INK });
  drawLogo(page, MARGIN, HEIGHT - 30, 1.1);
  const business = fitText(bold, content.businessName, WIDTH / 2 - MARGIN, 18, 10);
  const right = WIDTH - MARGIN - bold.widthOfTextAtSize(business.text, business.size);
  page.drawText(business.text, { x: right, y: HEIGHT - 62, size: business.size, font: bold, color: WHITE });
  write(page, bold, 'Hoja de acceso', { y: HEIGHT - 168, size: 26 });
  write(page, regular, `${content.name} · ${content.branch}`, { y: HEIGHT - 196, size: 15, color: SECOND });
  const facts = [
    ['Portal', portal],
    ['Usuario', content.username],
    ['Correo', content.emailAddress],
  ] as const;
  for (const [index, [label, value]] of facts.entries()) {
    const y = HEIGHT - 252 - index * 34;
    write(page, regular, label, { y, size: 13, color: SECOND });
    write(page, bold, value, { y, size: 15, x: MARGIN + LABELS });
    page.drawLine({ start: { x: MARGIN, y: y - 12 }, end: { x: WIDTH - MARGIN, y: y - 12 }, color: OUTLINE });
  }
  for (const [index, step] of STEPS.entries()) {
    const y = HEIGHT - 396 - index * 26;
    write(page, bold, `${index + 1}.`, { y, size: 13 });
    write(page, regular, step, { y, size: 13, x: MARGIN + 22 });
  }
}

function write(
  page: PDFPage,
  font: PDFFont,
  words: string,
  { x = MARGIN, y, size, color = INK }: { x?: number; y: number; size: number; color?: typeof INK },
): void {
  const fitted = fitText(font, words, WIDTH - MARGIN - x, size, 9);
  page.drawText(fitted.text, { x, y, size: fitted.size, font, color });
}
