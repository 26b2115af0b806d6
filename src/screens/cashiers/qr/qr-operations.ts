import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { keyedApi } from '#api/keyed-calls.ts';
import { qrImageUrl, saveQrSheet } from '#blocks/qr-files.ts';
import type { Load } from '#stores/resource.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** Downloads the A4 sheet with the QR code of a cashier. */
export async function downloadQr(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  return saveQrSheet(await keyedApi(createCashiersApi).downloadQr({ userId: cashier.id, ...branch.scope }));
}

/** Downloads a document with a sheet for each cashier of the branch. */
export async function downloadBranchQr(branch: ShownBranch): Promise<Result<unknown>> {
  return saveQrSheet(await keyedApi(createCashiersApi).downloadQr({ businessBranchId: branch.id }));
}

/** Loads the QR code of a cashier as the URL of an image. */
export const getQrDrawing =
  (cashier: Cashier, branch: ShownBranch): Load<string> =>
  async (signal) => {
    const content = { userId: cashier.id, format: 'svg', ...branch.scope } as const;
    return qrImageUrl(await keyedApi(createCashiersApi).downloadQr(content, { signal }));
  };
