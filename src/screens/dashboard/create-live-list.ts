import type { Transaction } from '@cobros/sdk';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { Resource } from '../../stores/resource.ts';
import { filters } from './dashboard-filters-state.ts';
import type { TransactionRows } from './dashboard-operations.ts';
import { createRowFilter, filterRows as filterAlways } from './filter-rows.ts';
import { listTotalCents } from './list-total-cents.ts';
import { byNewest, type Row } from './reconcile-rows.ts';
import { type SortOrder, sortRows } from './sort-rows.ts';

/** The polled read of a list. */
export type LiveRead = Resource<TransactionRows>;

export interface LiveList {
  /** All rows, newest first. */
  rows: ReadonlySignal<readonly Row[]>;
  /** Rows that pass the filters, in the chosen order. */
  shown: ReadonlySignal<readonly Row[]>;
  /** The filtered rows, and unpaid requests that nobody has seen, which are not counted. */
  displayed: ReadonlySignal<readonly Row[]>;
  /** Of the rows shown, in cents. */
  total: ReadonlySignal<number>;
  order: Signal<SortOrder>;
  /** A new object whenever the person chooses another order or filter. */
  criteria: ReadonlySignal<object>;
}

const rowOf = (transaction: Transaction): Row => ({ transaction, searchableText: undefined });
const NO_ROWS: readonly Row[] = [];

export function createLiveList(source: LiveRead, unseen?: ReadonlySignal<readonly Transaction[]>): LiveList {
  const rows = computed(() => source.data.value?.rows ?? NO_ROWS);
  const order = signal<SortOrder>('desc');
  const filterRows = createRowFilter();
  const filtered = computed(() => filterRows(rows.value, filters.value));
  const shown = computed(() => sortRows(filtered.value, order.value));
  return {
    rows,
    order,
    total: computed(() => listTotalCents(filtered.value)),
    shown,
    displayed: computed(() => {
      const more = unseen?.value.filter(({ id }) => !rows.value.some((row) => row.transaction.id === id));
      if (!more?.length) return shown.value;
      const found = filterAlways(more.map(rowOf), filters.value);
      return sortRows([...filtered.value, ...found].sort(byNewest), order.value);
    }),
    criteria: computed(() => ({ filters: filters.value, order: order.value })),
  };
}
