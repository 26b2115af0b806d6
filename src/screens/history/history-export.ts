import { api } from '../../api/api.ts';
import { type FileOrder, startExport } from '../../blocks/file-export.ts';
import { serverNow } from '../../stores/clock.ts';
import { rowsText } from './export-text.ts';
import { filterContent, type HistoryFilters } from './history-view.ts';

/** What of the history is exported. */
export interface ExportOrder {
  filters: HistoryFilters;
  sort: 'asc' | 'desc';
  count: number;
}

export function startHistoryExport({ filters, sort, count }: ExportOrder): Promise<void> {
  const content = { ...filterContent(filters, serverNow.peek()), sort };
  const load: FileOrder['load'] = (signal) => api.transactions.exportHistory(content, { signal });
  return startExport({ size: rowsText(count), load });
}
