import type { PDFFont, PDFPage } from 'pdf-lib';
import type { AccessPage } from '#places/imports/access-pages.ts';
import { INK, OUTLINE, SECOND } from '#terms/qr/brand.ts';
import { ACCESS_STEPS } from '../../../words/access-steps.ts';
import { brandedDocument, drawHead, type Fonts, HEIGHT, WIDTH } from './branded-document.ts';
import { fitText } from './fit-text.ts';

const MARGIN = 56;
const LABELS = 92;

/**
 * The access sheets of several users in one document, a page for each. They say where the password was sent, but do
 * not contain it.
 */
export const accessDocument = (portal: string, pages: readonly AccessPage[]): Promise<Uint8Array> =>
  brandedDocument('Hojas de acceso', pages, (page, content, fonts) => drawPage(page, portal, content, fonts));

function drawPage(page: PDFPage, portal: string, content: AccessPage, fonts: Fonts): void {
  const { regular, bold } = fonts;
  drawHead(page, fonts, {
    businessName: content.businessName,
    height: 104,
    margin: MARGIN,
    logo: { top: 30, scale: 1.1 },
    name: { top: 62, largest: 18, smallest: 10 },
  });
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
  for (const [index, step] of ACCESS_STEPS.entries()) {
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
