import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { searchableText } from '#domain/searchable-text.ts';
import { broughtBack } from '#words/brought-back.ts';
import { useReloadSafeState } from '../use-reload-safe-state.ts';

/** Rows per page of branches, cashiers and Equipo (section 9 of the specification). */
export const PAGE_SIZE = 10;

export const STATUS_FILTERS = [
  { value: 'all', label: 'Estado: todos' },
  { value: 'active', label: 'Activo' },
  { value: 'blocked', label: 'Bloqueado' },
] as const;

export interface ListFilter {
  text: string;
  /** `all`, `active` or `blocked`. */
  status: string;
}

export interface ClientSideList<Row> {
  filter: ListFilter;
  /** Changes the filter and goes to the first page. */
  setFilter(change: Partial<ListFilter>): void;
  page: number;
  setPage(page: number): void;
  totalPages: number;
  /** Number of matching rows across all pages. */
  count: number;
  shown: readonly Row[];
}

function filterRows<Row extends { status: string }>(
  rows: readonly Row[],
  { text, status }: ListFilter,
  textsOf: (row: Row) => readonly (string | null)[],
): readonly Row[] {
  const wanted = searchableText(broughtBack(text).replace(/^@/, ''));
  return rows.filter(
    (row) =>
      (status === 'all' || row.status === status) &&
      (wanted === '' || searchableText(...textsOf(row)).includes(wanted)),
  );
}

export const NO_FILTER: ListFilter = { text: '', status: 'all' };
export const isFilterOff = ({ text, status }: ListFilter) => text === '' && status === NO_FILTER.status;

/** The filter as typed, which is not kept in the address. Navigation state may set its text to show a search result. */
export function useListFilter() {
  const [filter, setFilter] = useReloadSafeState('filter', NO_FILTER, { isUntouched: isFilterOff });
  const { soughtText } = useHistoryState<{ soughtText?: unknown } | null>() ?? {};
  useEffect(() => {
    if (typeof soughtText === 'string') setFilter({ ...NO_FILTER, text: soughtText });
  }, [soughtText, setFilter]);
  return [filter, setFilter] as const;
}

/** Search, status filter and pages of a list that is loaded completely. */
export function useClientSideList<Row extends { status: string }>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | null)[],
): ClientSideList<Row> & { matching: readonly Row[] } {
  const [filter, setFilter] = useListFilter();
  const [wantedPage, setPage] = useState(1);
  const matching = filterRows(rows, filter, textsOf);
  const totalPages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  // The last page disappears with its last row.
  const page = Math.min(wantedPage, totalPages);
  return {
    filter,
    setFilter: (change) => {
      setFilter((before) => ({ ...before, ...change }));
      setPage(1);
    },
    page,
    setPage,
    totalPages,
    matching,
    count: matching.length,
    shown: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}
