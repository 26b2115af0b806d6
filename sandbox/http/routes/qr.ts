import { scopeOf } from '#access/sessions/scope.ts';
import type { FileContent, Handler } from '#http/pipeline/handler.ts';
import { qrDocument } from '#out/documents/qr-document.ts';
import { readPaymentQrPage } from '#out/documents/read-payment-qr-page.ts';
import { type QrPages, readPrintableQrPages } from '#out/documents/read-printable-qr-pages.ts';
import { qrDrawing } from '#terms/qr/qr-svg.ts';

/** POST users/v3/qr/download */
export const downloadQr: Handler<'cashiers.downloadQr'> = async ({ content, database, session }) => {
  const material = await readPrintableQrPages(database, session, content);
  return { file: await fileOf(material, content.format ?? 'pdf') };
};

/** POST transactions/v3/qr/download */
export const downloadPaymentQr: Handler<'transactions.downloadQr'> = async (call) => {
  const { content, database, session } = call;
  const scope = await scopeOf(database, session, content.businessBranchId);
  const material = await readPaymentQrPage(database, session, scope, { ...call, ...content });
  return { file: await fileOf(material, content.format ?? 'svg') };
};

async function fileOf(material: QrPages, format: 'pdf' | 'svg'): Promise<FileContent> {
  // Removes characters that names may contain but file names may not.
  const name = material.title.replace(/[/\\:*?"<>|]/g, '-');
  return format === 'svg' ? drawing(name, material) : document(name, material);
}

const drawing = (name: string, { pages: [first] }: QrPages): FileContent => ({
  bytes: qrDrawing(first.link),
  name: `${name}.svg`,
  contentType: 'image/svg+xml',
});

const document = async (name: string, { title, pages }: QrPages): Promise<FileContent> => ({
  bytes: await qrDocument(title, pages),
  name: `${name}.pdf`,
  contentType: 'application/pdf',
});
