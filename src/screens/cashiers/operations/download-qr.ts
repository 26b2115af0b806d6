import type { Cashier, Result } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { rememberQrDownloaded } from '../../../stores/first-steps.ts';
import { currentUser } from '../../../stores/session.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { CashierBranch } from '../cashier-branch.ts';

/** The A4 sheet of one box. */
export async function downloadQr(cashier: Cashier, branch: CashierBranch): Promise<Result<unknown>> {
  return save(await api.cashiers.downloadQr({ userId: cashier.id, ...branch.scope }));
}

/** A sheet for each box of the branch, in one document. */
export async function downloadBranchQr(branch: CashierBranch): Promise<Result<unknown>> {
  return save(await api.cashiers.downloadQr({ businessBranchId: branch.id }));
}

function save(result: Awaited<ReturnType<typeof api.cashiers.downloadQr>>): Result<unknown> {
  if (!result.ok) return result;
  saveFile(result.data.blob, result.data.fileName);
  const business = currentUser.peek()?.business;
  if (business) rememberQrDownloaded(business.id);
  return result;
}
