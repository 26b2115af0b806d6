import type { Cashier, Result } from '@cobros/sdk';
import { type CashiersApi, createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { rememberQrDownloaded } from '../../../stores/first-steps-flags.ts';
import type { Load } from '../../../stores/resource.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** Downloads the A4 sheet with the QR code of a cashier. */
export async function downloadQr(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  return save(await api(createCashiersApi).downloadQr({ userId: cashier.id, ...branch.scope }));
}

/** Downloads a document with a sheet for each cashier of the branch. */
export async function downloadBranchQr(branch: ShownBranch): Promise<Result<unknown>> {
  return save(await api(createCashiersApi).downloadQr({ businessBranchId: branch.id }));
}

function save(result: Awaited<ReturnType<CashiersApi['downloadQr']>>): Result<unknown> {
  if (!result.ok) return result;
  saveFile(result.data.blob, result.data.fileName);
  const business = currentUser.peek()?.business;
  if (business) rememberQrDownloaded(business.id);
  return result;
}

/** Loads the QR code of a cashier as the URL of an image. */
export const getQrDrawing =
  (cashier: Cashier, branch: ShownBranch): Load<string> =>
  async (signal) => {
    const content = { userId: cashier.id, format: 'svg', ...branch.scope } as const;
    const result = await api(createCashiersApi).downloadQr(content, { signal });
    if (!result.ok) return result;
    const drawing = await result.data.blob.text();
    return { ok: true, data: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
  };
