import type { Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { keyedApi } from '#api/keyed-calls.ts';
import { qrImageUrl, saveQrSheet } from '#blocks/qr-files.ts';
import type { Load } from '#stores/resource.ts';

/** Loads the QR code of the signed-in cashier as the URL of an image. */
export const getOwnQrDrawing: Load<string> = async (signal) =>
  qrImageUrl(await keyedApi(createCashiersApi).downloadQr({ format: 'svg' }, { signal }));

/** Downloads the A4 sheet of the user's business, branch or cashier. */
export const downloadOwnQr = async (): Promise<Result<unknown>> =>
  saveQrSheet(await keyedApi(createCashiersApi).downloadQr({}));
