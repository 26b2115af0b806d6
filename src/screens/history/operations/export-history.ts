import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import { startExport } from '../../../blocks/list/current-export.ts';
import type { BusinessDay } from '../../../blocks/list/day-filters.ts';
import { rowsText } from '../export-count-texts.ts';
import { filterContent, type HistoryFilters } from '../history-filters.ts';

export interface ExportOrder {
  filters: HistoryFilters;
  day: BusinessDay;
  sort: 'asc' | 'desc';
  count: number;
}

export function exportHistory({ filters, day, sort, count }: ExportOrder): Promise<void> {
  const content = { ...filterContent(filters, day), sort };
  return startExport({
    size: rowsText(count),
    load: (signal) => api(createTransactionsApi).exportHistory(content, { signal }),
  });
}
