import type { ClosingDetail } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { api } from '../../../api/business-api.ts';
import { paymentsText } from '../../../blocks/count-text.ts';
import { startExport } from '../../../blocks/list/current-export.ts';
import { refundsText } from '../closing-texts.ts';

/** Exports all transactions of a closing. */
export function exportClosing({ id, count, refundCount }: ClosingDetail): Promise<void> {
  return startExport({
    size: `${paymentsText(count)}, ${refundsText(refundCount)}`,
    load: (signal) => api(createClosingsApi).exportTransactions({ closingId: id }, { signal }),
  });
}
