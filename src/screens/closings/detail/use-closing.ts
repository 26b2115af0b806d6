import { navigate } from 'wouter/use-browser-location';
import { formatPage, type PageView, parsePage } from '#blocks/list/list-address.ts';
import { type Reading, useListPage } from '#blocks/list/use-list-page.ts';
import { CLOSINGS } from '#stores/cache-keys.ts';
import { type ClosingPage, listClosingTransactions } from '../closing-operations.ts';

export type ClosingReading = Reading<ClosingPage>;

/** Reads a closing with one page of its transactions. */
export function useClosing(closingId: string, view: PageView): ClosingReading {
  const { sort, page, pageSize } = view;
  const content = { closingId, sort, pageProperties: { currentPage: page, pageSize } };
  return useListPage(`${CLOSINGS}/detail/${closingId}/${formatPage(view)}`, listClosingTransactions(content));
}

export function changePage(change: Partial<PageView>): void {
  const before = parsePage(new URLSearchParams(location.search));
  navigate(location.pathname + formatPage({ ...before, ...change }));
}
