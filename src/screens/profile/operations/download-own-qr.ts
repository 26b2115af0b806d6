import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { rememberQrDownloaded } from '../../../stores/first-steps-flags.ts';
import { showFailure } from '../../../stores/messages.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** A4 sheet of the user's business, branch or cashier. */
export async function downloadOwnQr(): Promise<void> {
  const result = await api(createCashiersApi).downloadQr({});
  if (!result.ok) return showFailure(result.failure);
  saveFile(result.data.blob, result.data.fileName);
  const business = currentUser.peek()?.business;
  if (business) rememberQrDownloaded(business.id);
}
