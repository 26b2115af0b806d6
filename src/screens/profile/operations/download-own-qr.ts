import { api } from '../../../api/api.ts';
import { showFailure } from '../../../stores/messages.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** The A4 sheet of the business, of the branch or of the box of who asks. */
export async function downloadOwnQr(): Promise<void> {
  const result = await api.cashiers.downloadQr({});
  if (result.ok) saveFile(result.data.blob, result.data.fileName);
  else showFailure(result.failure);
}
