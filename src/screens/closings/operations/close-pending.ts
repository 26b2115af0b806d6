import type { ClosingRow, Result, Schemas } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { IdempotencyKeys } from '../../../api/idempotency-keys.ts';
import { showSuccess } from '../../../stores/messages.ts';
import { OPEN_BALANCE } from '../../../stores/open-balance.ts';
import { invalidate } from '../../../stores/resource.ts';
import { CLOSINGS, closingModal, closingSucceeded } from '../closings-store.ts';

export interface ClosingOutcome {
  closings: ClosingRow[];
  /** Those that were left in error. */
  failed: ClosingRow[];
}

/**
 * Closes what is open of a branch, or of everything this person sees. The keys are those of one opened window, so that
 * closing twice needs opening it twice. The window closes when nothing failed.
 */
export async function closePending(
  content: Pick<Schemas['ClosePendingContent'], 'businessBranchId'>,
  keys: IdempotencyKeys,
): Promise<Result<ClosingOutcome>> {
  const result = await api.closings.close(content, { idempotencyKey: keys.keyFor(content) });
  keys.learn(result);
  if (!result.ok) return result;
  const { closings } = result.data;
  const failed = closings.filter(({ status }) => status === 'error');
  if (failed.length < closings.length) closingSucceeded();
  await invalidate(CLOSINGS, OPEN_BALANCE);
  if (failed.length === 0) {
    const { title, message } = result.info ?? { title: 'Cierre', message: 'El cierre se realizó' };
    showSuccess(title, message);
    closingModal.close();
  }
  return { ok: true, data: { closings, failed } };
}
