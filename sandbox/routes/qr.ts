import { qrDocument } from '../qr/qr-document.ts';
import { readQrMaterial } from '../rules/qr-material.ts';
import type { Handler } from './handler.ts';

/** POST users/v3/qr/download */
export const downloadQr: Handler<'downloadQr'> = async ({ content, database, session }) => {
  const { title, pages } = await readQrMaterial(database, session, content);
  const bytes = await qrDocument(title, pages);
  // A name may hold what a file's name may not.
  return {
    file: { bytes, name: `${title.replace(/[/\\:*?"<>|]/g, '-')}.pdf`, contentType: 'application/pdf' },
  };
};
