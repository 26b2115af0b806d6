import type { ClosingRow, Result } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { api } from '../../../api/business-api.ts';
import { CLOSINGS, OPEN_BALANCE } from '../../../stores/cache-keys.ts';
import { showError, showFailure, showSuccess } from '../../../stores/messages.ts';
import { invalidate } from '../../../stores/resource.ts';

/** Retries a closing in error, with the same number and moment. Filters are kept, because the closing is on screen. */
export async function retryClosing({ id }: Pick<ClosingRow, 'id'>): Promise<Result<unknown>> {
  const result = await api(createClosingsApi).close({ closingId: id });
  await invalidate(CLOSINGS, OPEN_BALANCE);
  if (!result.ok) {
    showFailure(result.failure);
    return result;
  }
  const [closing] = result.data.closings;
  const { title, message } = result.info ?? { title: 'Cierre', message: 'El cierre se realizó' };
  if (closing?.status === 'error') showError(title, message);
  else showSuccess(title, message);
  return result;
}
