import type { ClosingDetail } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { startExport } from '../../../blocks/list/file-export.ts';
import { paymentsText, refundsText } from '../closing-texts.ts';

/** All of its transactions. */
export function exportClosing({ id, count, refundCount }: ClosingDetail): Promise<void> {
  return startExport({
    size: `${paymentsText(count)}, ${refundsText(refundCount)}`,
    load: (signal) => api.closings.exportTransactions({ closingId: id }, { signal }),
  });
}
