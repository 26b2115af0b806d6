import { qrDocument } from '../qr/qr-document.ts';
import { qrDrawing } from '../qr/qr-svg.ts';
import { type QrPages, readPrintableQrPages } from '../rules/read-printable-qr-pages.ts';
import type { FileContent, Handler } from './handler.ts';

/** POST users/v3/qr/download */
export const downloadQr: Handler<'cashiers.downloadQr'> = async ({ content, database, session }) => {
  const material = await readPrintableQrPages(database, session, content);
  // Names may contain characters that file names may not.
  const name = material.title.replace(/[/\\:*?"<>|]/g, '-');
  return { file: content.format === 'svg' ? drawing(name, material) : await document(name, material) };
};

const drawing = (name: string, { pages: [first] }: QrPages): FileContent => ({
  bytes: qrDrawing(first),
  name: `${name}.svg`,
  contentType: 'image/svg+xml',
});

const document = async (name: string, { title, pages }: QrPages): Promise<FileContent> => ({
  bytes: await qrDocument(title, pages),
  name: `${name}.pdf`,
  contentType: 'application/pdf',
});
