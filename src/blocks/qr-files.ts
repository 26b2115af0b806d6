import type { Download, Result } from '@cobros/sdk';
import { currentUser } from '#stores/current-user.ts';
import { rememberQrDownloaded } from '#stores/first-steps-flags.ts';
import { saveFile } from '#ui/save-file.ts';

/** A downloaded QR code as the URL of an image. */
export async function qrImageUrl(drawing: Result<Download>): Promise<Result<string>> {
  if (!drawing.ok) return drawing;
  return { ok: true, data: `data:image/svg+xml,${encodeURIComponent(await drawing.data.blob.text())}` };
}

/** Saves a downloaded sheet with QR codes. */
export function saveQrSheet(sheet: Result<Download>): Result<unknown> {
  if (!sheet.ok) return sheet;
  saveFile(sheet.data.blob, sheet.data.fileName);
  const business = currentUser.peek()?.business;
  if (business) rememberQrDownloaded(business.id);
  return sheet;
}
