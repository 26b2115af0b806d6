import type { ClosingRow, Result, Schemas } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { api } from '../../../api/business-api.ts';
import { CLOSINGS, OPEN_BALANCE } from '../../../stores/cache-keys.ts';
import { invalidate } from '../../../stores/resource.ts';
import { clearFiltersAfterClosing } from '../closings-address.ts';

export interface ClosingOutcome {
  closings: ClosingRow[];
  /** Closings left in error. */
  failed: ClosingRow[];
  /** What the server says about them. */
  message: string;
}

/**
 * Closes what is open in a branch, or in all that this user sees, with the count of a cashier that has to. Closing twice requires opening
 * the dialog twice. The dialog shows the outcome.
 */
export async function closeOpenBalance(
  content: Omit<Schemas['ClosePendingContent'], 'closingId'>,
): Promise<Result<ClosingOutcome>> {
  const result = await api(createClosingsApi).close(content);
  if (!result.ok) return result;
  const { closings } = result.data;
  const failed = closings.filter(({ status }) => status === 'error');
  if (failed.length < closings.length) clearFiltersAfterClosing();
  await invalidate(CLOSINGS, OPEN_BALANCE);
  return { ok: true, data: { closings, failed, message: result.info?.message ?? 'El cierre se realizó' } };
}
