import type { Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../api/business-api.ts';
import type { Load } from '../../stores/resource.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Loads the QR code of the signed-in cashier as the URL of an image. */
export const getOwnQrDrawing: Load<string> = async (signal) => {
  const result = await api(createCashiersApi).downloadQr({ format: 'svg' }, { signal });
  if (!result.ok) return result;
  return { ok: true, data: `data:image/svg+xml,${encodeURIComponent(await result.data.blob.text())}` };
};

/** Downloads the A4 sheet with the QR code of the signed-in cashier. */
export async function downloadOwnQr(): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).downloadQr({});
  if (result.ok) saveFile(result.data.blob, result.data.fileName);
  return result;
}
