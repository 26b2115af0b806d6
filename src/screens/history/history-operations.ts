import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { countedText } from '#blocks/count-text.ts';
import { type ExportFormat, exportFormat, startExport } from '#blocks/list/current-export.ts';
import type { BusinessDay } from '#blocks/list/day-filters.ts';
import type { Load } from '#stores/resource.ts';
import { filterContent, type HistoryFilters } from './history-filters.ts';

export type HistoryPage = Schemas['SearchTransactionHistoryAnswer'];

export const searchHistory =
  (content: Schemas['SearchTransactionHistoryContent']): Load<HistoryPage> =>
  (signal) =>
    keyedApi(createTransactionsApi).history(content, { signal });

/** `1,284 filas` */
export const rowsText = (count: number): string => countedText(count, 'fila', 'filas');

export interface ExportOrder {
  filters: HistoryFilters;
  day: BusinessDay;
  sort: 'asc' | 'desc';
  count: number;
  format: ExportFormat;
}

export function exportHistory({ filters, day, sort, count, format }: ExportOrder): Promise<void> {
  const content = { ...filterContent(filters, day), sort, ...exportFormat(format) };
  return startExport({
    format,
    size: rowsText(count),
    content: { history: content },
    load: (signal) => keyedApi(createTransactionsApi).exportHistory(content, { signal }),
  });
}
