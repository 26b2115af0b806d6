import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** A page of a document as displayed. */
export interface SeenPage {
  /** In millimeters. */
  width: number;
  height: number;
  text: string;
  /** The content of the page's QR code; null if none is found. */
  code: string | null;
}

const POINTS_PER_MM = 72 / 25.4;

/** Renders a PDF with PDFium, the engine of Chromium, and decodes the QR code of each page. */
export async function readPdf(bytes: Uint8Array): Promise<SeenPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages: SeenPage[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    // Reads the text first, because rendering releases the page.
    const text = page.getText();
    const { data, width, height } = await page.render({ scale: 1 });
    pages.push({
      width: Math.round(originalWidth / POINTS_PER_MM),
      height: Math.round(originalHeight / POINTS_PER_MM),
      text,
      code: jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null,
    });
  }
  document.destroy();
  library.destroy();
  return pages;
}

/** True if a reader shows the title of the document above it, instead of the name of the file. */
export function showsTitle(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [file, ...streams].some((part) => part.includes('/DisplayDocTitle true'));
}
