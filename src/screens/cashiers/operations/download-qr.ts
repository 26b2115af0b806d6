import type { Cashier, Result } from '@cobros/sdk';
import { type CashiersApi, createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { rememberQrDownloaded } from '../../../stores/first-steps-flags.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** A4 sheet of one cashier. */
export async function downloadQr(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  return save(await api(createCashiersApi).downloadQr({ userId: cashier.id, ...branch.scope }));
}

/** One document with a sheet per cashier of the branch. */
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
