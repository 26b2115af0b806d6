import type { ClosingRow } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { IdempotencyKeys } from '../../../api/idempotency-keys.ts';
import { showError, showFailure, showSuccess } from '../../../stores/messages.ts';
import { OPEN_BALANCE } from '../../../stores/open-balance.ts';
import { invalidate } from '../../../stores/resource.ts';
import { CLOSINGS } from '../closings-store.ts';

/** Tries a closing in error again: the same number and moment. Filters stay: whoever retries is looking at it. */
export async function retryClosing({ id }: Pick<ClosingRow, 'id'>, keys: IdempotencyKeys): Promise<void> {
  const content = { closingId: id };
  const result = await api.closings.close(content, { idempotencyKey: keys.keyFor(content) });
  keys.learn(result);
  await invalidate(CLOSINGS, OPEN_BALANCE);
  if (!result.ok) return showFailure(result.failure);
  const [closing] = result.data.closings;
  const { title, message } = result.info ?? { title: 'Cierre', message: 'El cierre se realizó' };
  if (closing?.status === 'error') showError(title, message);
  else showSuccess(title, message);
}
