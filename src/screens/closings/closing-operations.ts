import type { ClosingDetail, ClosingRow, Result, Schemas } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { keyedApi } from '#api/keyed-calls.ts';
import { paymentsText } from '#blocks/count-text.ts';
import { type ExportFormat, exportFormat, startExport } from '#blocks/list/current-export.ts';
import { CLOSINGS, OPEN_BALANCE } from '#stores/cache-keys.ts';
import { showError, showFailure, showSuccess } from '#stores/messages.ts';
import { ofPart } from '#stores/optional-parts.ts';
import { invalidate, type Load } from '#stores/resource.ts';
import { refundsText } from './closing-texts.ts';
import { clearFiltersAfterClosing } from './closings-address.ts';

export type ClosingsPage = Omit<Schemas['SearchClosingsAnswer'], 'data'> & { data: ClosingRow[] };

export const listClosings =
  (content: Schemas['SearchClosingsContent']): Load<ClosingsPage> =>
  (signal) =>
    keyedApi(createClosingsApi).history(content, { signal });

export const getDailyTotals =
  (content: Schemas['GetClosingDailyTotalsContent']): Load<Schemas['ClosingDailyTotals']> =>
  (signal) =>
    ofPart('closing-daily-totals', keyedApi(createClosingsApi).getDailyTotals(content, { signal }));

export type ClosingPage = Schemas['ListClosingTransactionsAnswer'];

/** Loads a closing with one page of its transactions. */
export const listClosingTransactions =
  (content: Schemas['ListClosingTransactionsContent']): Load<ClosingPage> =>
  (signal) =>
    keyedApi(createClosingsApi).listTransactions(content, { signal });

/** Exports all closings of a list. `size` is their number as text: `87 cierres`. */
export const exportClosings = (
  content: Schemas['ExportClosingsContent'],
  format: ExportFormat,
  size: string,
): Promise<void> =>
  startExport({
    format,
    size,
    content: { closings: { ...content, format } },
    load: (signal) => keyedApi(createClosingsApi).exportHistory({ ...content, format }, { signal }),
  });

/** Loads a closing without its transactions, for its slip. */
export const getClosing =
  (closingId: string): Load<ClosingDetail> =>
  async (signal) => {
    const pageProperties = { currentPage: 1, pageSize: 1 };
    const result = await keyedApi(createClosingsApi).listTransactions(
      { closingId, pageProperties },
      { signal },
    );
    return result.ok ? { ok: true, data: result.data.closing } : result;
  };

/** Loads the totals that a closing made now would have; without a branch, of everything that this user sees. */
export const previewClosing =
  (content: Schemas['PendingClosingContent']): Load<Schemas['PendingClosingAnswer']> =>
  (signal) =>
    keyedApi(createClosingsApi).preview(content, { signal });

export interface ClosingOutcome {
  closings: ClosingRow[];
  /** Closings that ended in error. */
  failed: ClosingRow[];
  /** The server's message about the failed closings. */
  message: string;
}

/**
 * Closes everything open in a branch, or in all that this user sees, with a cashier's count if required. To close
 * twice, the user has to open the dialog twice. The dialog shows the outcome.
 */
export async function closeOpenBalance(
  content: Omit<Schemas['ClosePendingContent'], 'closingId'>,
): Promise<Result<ClosingOutcome>> {
  const result = await keyedApi(createClosingsApi).close(content);
  if (!result.ok) return result;
  const { closings } = result.data;
  const failed = closings.filter(({ status }) => status === 'error');
  if (failed.length < closings.length) clearFiltersAfterClosing();
  await invalidate(CLOSINGS, OPEN_BALANCE);
  return { ok: true, data: { closings, failed, message: result.info?.message ?? 'El cierre se realizó' } };
}

/**
 * Retries a closing that is in error; its number and moment stay the same. The list's filters are kept, because the
 * closing is on screen.
 */
export async function retryClosing({ id }: Pick<ClosingRow, 'id'>): Promise<Result<unknown>> {
  const result = await keyedApi(createClosingsApi).close({ closingId: id });
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

/** Exports all transactions of a closing. */
export function exportClosing(
  { id, count, refundCount }: ClosingDetail,
  format: ExportFormat,
): Promise<void> {
  const content = { closingId: id, ...exportFormat(format) };
  return startExport({
    format,
    size: `${paymentsText(count)}, ${refundsText(refundCount)}`,
    content: { closing: content },
    load: (signal) => keyedApi(createClosingsApi).exportTransactions(content, { signal }),
  });
}
