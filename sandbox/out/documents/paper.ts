import { PageSizes, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { fitText, writable } from './fit-text.ts';

const MM = 72 / 25.4;
const BLACK = rgb(0, 0, 0);
const GRAY = rgb(0.72, 0.74, 0.77);

const [WIDTH, HEIGHT] = PageSizes.A4;
export const LEFT = 15 * MM;
export const RIGHT = WIDTH - 15 * MM;
export const TOP = HEIGHT - 16 * MM;
/** Top of a page's footer; content stays above it. */
export const BOTTOM = 24 * MM;

/** Style of a text, in points. It starts at the left or ends at the right, and is shortened to its width. */
export interface TextStyle {
  size: number;
  /** The size below which the text is shortened instead; by default a little less than `size`. */
  smallest?: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
  width?: number;
}

/** A4 pages for printing, in black on white. */
export interface Paper {
  page: PDFPage;
  addPage(): void;
  text(words: string, x: number, y: number, style: TextStyle): void;
  /** Draws a line across the page, or between the given ends. */
  line(y: number, thickness: number, ends?: { from?: number; to?: number; gray?: boolean }): void;
  widthOf(words: string, style: TextStyle): number;
  /** Draws on each page once all pages exist. */
  onEachPage(draw: (number: number, count: number) => void): void;
  save(): Promise<Uint8Array>;
}

export async function createPaper(title: string): Promise<Paper> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('es');
  document.setProducer('cobros');
  document.setCreator('cobros');
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const fontOf = (style: TextStyle): PDFFont => (style.bold ? bold : regular);
  const paper: Paper = {
    page: document.addPage(PageSizes.A4),
    addPage: () => {
      paper.page = document.addPage(PageSizes.A4);
    },
    text: (words, x, y, style) => {
      const { size, smallest = 0.85 * size, align = 'left', width = RIGHT - LEFT } = style;
      const font = fontOf(style);
      const { text, size: fitted } = fitText(font, words, width, size, smallest);
      const taken = font.widthOfTextAtSize(text, fitted);
      const left = align === 'left' ? x : align === 'right' ? x - taken : x - taken / 2;
      paper.page.drawText(text, { x: left, y, size: fitted, font, color: BLACK });
    },
    line: (y, thickness, { from = LEFT, to = RIGHT, gray = false } = {}) =>
      paper.page.drawLine({
        start: { x: from, y },
        end: { x: to, y },
        thickness,
        color: gray ? GRAY : BLACK,
      }),
    widthOf: (words, style) => fontOf(style).widthOfTextAtSize(writable(fontOf(style), words), style.size),
    onEachPage: (draw) => {
      const pages = document.getPages();
      for (const [index, page] of pages.entries()) {
        paper.page = page;
        draw(index + 1, pages.length);
      }
    },
    save: () => document.save(),
  };
  return paper;
}
