import { setImmediate } from 'node:timers/promises';
import { PageSizes, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { drawLogo, INK, WHITE } from '#terms/qr/brand.ts';
import { fitText } from './fit-text.ts';

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
}

/** Page size in points. */
export const [WIDTH, HEIGHT] = PageSizes.A4;

/** A document with an A4 page for each of the contents, drawn by `drawPage`. PDF readers show `title`. */
export async function brandedDocument<Content>(
  title: string,
  contents: readonly Content[],
  drawPage: (page: PDFPage, content: Content, fonts: Fonts) => void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('es');
  document.setProducer('cobros');
  document.setCreator('cobros');
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  for (const content of contents) {
    drawPage(document.addPage(PageSizes.A4), content, fonts);
    // Hundreds of pages take a while; this lets other calls run in between.
    await setImmediate();
  }
  return document.save();
}

interface Head {
  businessName: string;
  /** Distances and sizes in points; distances from the top are those of the base lines. */
  height: number;
  margin: number;
  logo: { top: number; scale: number };
  name: { top: number; largest: number; smallest: number };
}

/** Draws the band across the top of a page, with the logo and the name of the business. */
export function drawHead(page: PDFPage, { bold }: Fonts, head: Head): void {
  const { height, margin, logo, name } = head;
  page.drawRectangle({ x: 0, y: HEIGHT - height, width: WIDTH, height, color: INK });
  drawLogo(page, margin, HEIGHT - logo.top, logo.scale);
  const { text, size } = fitText(bold, head.businessName, WIDTH / 2 - margin, name.largest, name.smallest);
  const x = WIDTH - margin - bold.widthOfTextAtSize(text, size);
  page.drawText(text, { x, y: HEIGHT - name.top, size, font: bold, color: WHITE });
}
