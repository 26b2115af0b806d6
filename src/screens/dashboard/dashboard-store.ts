import type { Failure } from '@cobros/sdk';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { useCallback, useEffect, useMemo } from 'react';
import { createHourOf } from '../../domain/time-zone.ts';
import { OPEN_BALANCE, TRANSACTIONS } from '../../stores/cache-keys.ts';
import { serverNow } from '../../stores/clock.ts';
import { config } from '../../stores/config.ts';
import { usePolling } from '../../stores/polling.ts';
import { invalidate, type Resource, useResource } from '../../stores/resource.ts';
import { rememberSeenTransactions } from '../../stores/seen-transactions.ts';
import { filters } from './dashboard-filters-state.ts';
import { createRowFilter } from './filter-rows.ts';
import { listPaid, listPending, type TransactionRows } from './operations/list-live-transactions.ts';
import { type SortOrder, sortRows } from './sort-rows.ts';
import { type DaySummary, type HourTotal, receivedByHour, summarizeDay } from './summary/day-summary.ts';
import type { Row } from './transaction-rows.ts';
import { prepareSearch } from './transaction-search.ts';

export interface LiveList {
  /** All rows, newest first. */
  rows: ReadonlySignal<readonly Row[]>;
  /** Rows that pass the filters, in the chosen order. */
  shown: ReadonlySignal<readonly Row[]>;
  order: Signal<SortOrder>;
  /** A new object whenever the person chooses another order or filter. */
  criteria: ReadonlySignal<object>;
}

/** `lost`: the last read failed and older data is shown. `failed`: there is no data to show. */
export type Connection = 'loading' | 'failed' | 'live' | 'lost';

export interface Dashboard {
  pending: LiveList;
  paid: LiveList;
  connection: ReadonlySignal<Connection>;
  failure: ReadonlySignal<Failure | undefined>;
  reading: ReadonlySignal<boolean>;
  /** When the older of the two lists was read, by this device's clock. */
  readAt: ReadonlySignal<number>;
  /** Time of the next read, by the same clock. */
  nextAt: ReadonlySignal<number | undefined>;
  refresh(): Promise<unknown>;
  summary: ReadonlySignal<DaySummary>;
  hours: ReadonlySignal<readonly HourTotal[]>;
  currentHour: ReadonlySignal<number>;
}

type Source = Resource<TransactionRows>;

const NO_ROWS: readonly Row[] = [];

export type DashboardRules = Omit<Dashboard, 'nextAt' | 'refresh'>;

function createDashboard(pendingSource: Source, paidSource: Source, timeZone: string): DashboardRules {
  const hourOf = createHourOf(timeZone);
  const pending = createLiveList(pendingSource);
  const paid = createLiveList(paidSource);
  const failure = computed(() => pendingSource.failure.value ?? paidSource.failure.value);
  const complete = computed(() => Boolean(pendingSource.data.value && paidSource.data.value));
  const currentHour = computed(() => hourOf(serverNow.value));
  return {
    pending,
    paid,
    failure,
    connection: computed(() => {
      if (complete.value) return failure.value ? 'lost' : 'live';
      return failure.value ? 'failed' : 'loading';
    }),
    reading: computed(() => pendingSource.loading.value || paidSource.loading.value),
    readAt: computed(() => Math.min(pendingSource.readAt.value ?? 0, paidSource.readAt.value ?? 0)),
    summary: computed(() => summarizeDay(pending.rows.value, paid.rows.value)),
    hours: computed(() => receivedByHour(paid.rows.value, hourOf, currentHour.value)),
    currentHour,
  };
}

function createLiveList(source: Source): LiveList {
  const rows = computed(() => source.data.value?.rows ?? NO_ROWS);
  const order = signal<SortOrder>('desc');
  const filterRows = createRowFilter();
  const filtered = computed(() => filterRows(rows.value, filters.value));
  return {
    rows,
    order,
    shown: computed(() => sortRows(filtered.value, order.value)),
    criteria: computed(() => ({ filters: filters.value, order: order.value })),
  };
}

/** Polls both lists while mounted, and refreshes Pagos por liquidar when the paid list changes. */
export function useDashboard({ id: businessId, timeZone }: { id: string; timeZone: string }): Dashboard {
  const pending = useResource(`${TRANSACTIONS}/pending`, listPending);
  const paid = useResource(`${TRANSACTIONS}/paid`, listPaid);
  const refresh = useCallback(() => Promise.all([pending.refresh(), paid.refresh()]), [pending, paid]);
  const nextAt = usePolling(refresh, config.value.pollSeconds);
  useEffect(() => whenChanged(paid, () => void invalidate(OPEN_BALANCE)), [paid]);
  useEffect(() => prepareSearchOf(pending), [pending]);
  useEffect(() => prepareSearchOf(paid), [paid]);
  useEffect(
    () =>
      effect(() => {
        const seen = [pending, paid].some(({ data }) => data.value && data.value.rows.length > 0);
        if (seen) rememberSeenTransactions(businessId);
      }),
    [pending, paid, businessId],
  );
  return useMemo(
    () => ({ ...createDashboard(pending, paid, timeZone), nextAt, refresh }),
    [pending, paid, timeZone, nextAt, refresh],
  );
}

function prepareSearchOf({ data }: Source): () => void {
  return effect(() => {
    const abort = new AbortController();
    void prepareSearch(data.value?.rows ?? NO_ROWS, abort.signal);
    return () => abort.abort();
  });
}

function whenChanged(source: Source, work: () => void): () => void {
  let before = source.data.peek()?.rows;
  return effect(() => {
    const rows = source.data.value?.rows;
    if (before && rows !== before) work();
    before = rows;
  });
}
