import type { Failure, Transaction } from '@cobros/sdk';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { useCallback, useEffect, useMemo } from 'react';
import { createHourOf } from '#domain/time-zone.ts';
import { OPEN_BALANCE, TRANSACTIONS } from '#stores/cache-keys.ts';
import { serverNow } from '#stores/clock.ts';
import { config } from '#stores/config.ts';
import { rememberTransactions } from '#stores/has-had-transactions.ts';
import { areReported, paymentsKnownAt } from '#stores/live/changes.ts';
import { unseenOutcomes } from '#stores/payment-request-outcomes.ts';
import { usePolling } from '#stores/polling.ts';
import { invalidate, type Resource, resource, useResource } from '#stores/resource.ts';
import { arrivalsOnTop, markedIds } from './alerts/arrivals.ts';
import { filters } from './dashboard-filters.ts';
import { listPaid, listPending, type TransactionRows } from './dashboard-operations.ts';
import { createRowFilter, filterRows as filterAlways, prepareSearch } from './filter-rows.ts';
import { byNewest, type Row } from './reconcile-rows.ts';
import {
  type DaySummary,
  figureOf,
  type HourTotal,
  receivedByHour,
  receivedToday,
  summarizeDay,
} from './summary/day-summary.ts';

/** `lost`: the last read failed and older data is shown. `failed`: there is no data to show. */
type Connection = 'loading' | 'failed' | 'live' | 'lost';

export interface Dashboard {
  pending: LiveList;
  paid: LiveList;
  connection: ReadonlySignal<Connection>;
  failure: ReadonlySignal<Failure | undefined>;
  reading: ReadonlySignal<boolean>;
  /** True if the stream reports changes immediately. */
  isReported: ReadonlySignal<boolean>;
  /** Until when both lists are known, by this device's clock. */
  readAt: ReadonlySignal<number>;
  /** When the lists will be read next, by this device's clock. */
  nextAt: ReadonlySignal<number | undefined>;
  refresh(): Promise<unknown>;
  summary: ReadonlySignal<DaySummary>;
  hours: ReadonlySignal<readonly HourTotal[]>;
  currentHour: ReadonlySignal<number>;
}

const LISTS = ['pending', 'paid'] as const;

type DashboardRules = Omit<Dashboard, 'nextAt' | 'refresh'>;

function createDashboard(pendingSource: LiveRead, paidSource: LiveRead, timeZone: string): DashboardRules {
  const hourOf = createHourOf(timeZone);
  const pending = createLiveList(pendingSource, unseenOutcomes);
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
    isReported: computed(() => areReported(LISTS)),
    reading: computed(() => pendingSource.loading.value || paidSource.loading.value),
    readAt: computed(() => {
      const readAt = Math.min(pendingSource.readAt.value ?? 0, paidSource.readAt.value ?? 0);
      // A reported change that could not be read is not known.
      return failure.value && areReported(LISTS) ? readAt : Math.max(readAt, paymentsKnownAt.value);
    }),
    summary: computed(() => summarizeDay(pending.rows.value, paid.rows.value)),
    hours: computed(() => receivedByHour(paid.rows.value, hourOf, currentHour.value)),
    currentHour,
  };
}

const PENDING = `${TRANSACTIONS}/pending`;
const PAID = `${TRANSACTIONS}/paid`;

/** Reads those of the two lists that have not been read yet. */
export function readDashboard(): Promise<unknown> {
  const lists = [resource(PENDING, listPending), resource(PAID, listPaid)];
  return Promise.allSettled(lists.map((list) => list.readAt.peek() === undefined && list.refresh()));
}

/** Polls both lists while mounted. */
export function useDashboard({ id: businessId, timeZone }: { id: string; timeZone: string }): Dashboard {
  const pending = useResource(PENDING, listPending);
  const paid = useResource(PAID, listPaid);
  const refresh = useCallback(
    async () => (await Promise.all([pending.refresh(), paid.refresh()])).every(Boolean),
    [pending, paid],
  );
  const nextAt = usePolling(refresh, config.value.pollSeconds, LISTS);
  useOpenBalanceRefresh(paid);
  usePreparedSearch(pending);
  usePreparedSearch(paid);
  useRememberTransactions(pending, paid, businessId);
  return useMemo(
    () => ({ ...createDashboard(pending, paid, timeZone), nextAt, refresh }),
    [pending, paid, timeZone, nextAt, refresh],
  );
}

/** The polled resource of a list. */
type LiveRead = Resource<TransactionRows>;

export interface LiveList {
  /** All rows, newest first. */
  rows: ReadonlySignal<readonly Row[]>;
  /** Rows that pass the filters, in the chosen order, below what has arrived and not been seen. */
  shown: ReadonlySignal<readonly Row[]>;
  /** The filtered rows, plus unpaid requests that nobody has seen, which are not counted. */
  displayed: ReadonlySignal<readonly Row[]>;
  /** Number of the rows shown that are marked as new. */
  newCount: ReadonlySignal<number>;
  /** Sum of the rows shown, in cents. */
  total: ReadonlySignal<number>;
  order: Signal<SortOrder>;
  /** A new object whenever the user chooses another order or filter. */
  criteria: ReadonlySignal<object>;
}

const rowOf = (transaction: Transaction): Row => ({ transaction, searchableText: undefined });
const NO_ROWS: readonly Row[] = [];

function createLiveList(source: LiveRead, unseen?: ReadonlySignal<readonly Transaction[]>): LiveList {
  const rows = computed(() => source.data.value?.rows ?? NO_ROWS);
  const order = signal<SortOrder>('desc');
  const filterRows = createRowFilter();
  const filtered = computed(() => filterRows(rows.value, filters.value));
  const ordered = computed(() => arrivalsOnTop(sortRows(filtered.value, order.value)));
  const shown = computed(() => ordered.value.rows);
  return {
    rows,
    order,
    total: computed(() => listTotalCents(filtered.value)),
    shown,
    newCount: computed(
      () => ordered.value.arrived.filter(({ transaction }) => markedIds.value.has(transaction.id)).length,
    ),
    displayed: computed(() => {
      const more = unseen?.value.filter(({ id }) => !rows.value.some((row) => row.transaction.id === id));
      if (!more?.length) return shown.value;
      const found = filterAlways(more.map(rowOf), filters.value);
      return arrivalsOnTop(sortRows([...filtered.value, ...found].sort(byNewest), order.value)).rows;
    }),
    criteria: computed(() => ({ filters: filters.value, order: order.value })),
  };
}

type SortOrder = 'desc' | 'asc';

/** Rows are given newest first; `asc` reverses them. */
function sortRows(rows: readonly Row[], order: SortOrder): readonly Row[] {
  return order === 'desc' ? rows : [...rows].reverse();
}

/** Sum of the pending transactions, or of those received today; refunding a payment of another day adds nothing. */
export const listTotalCents = (rows: readonly Row[]): number =>
  figureOf(rows.filter((row) => row.transaction.status === 'pending' || receivedToday(row))).cents;

/** Refreshes the open balance when the paid list changes, unless the stream reports the balance itself. */
function useOpenBalanceRefresh(paid: LiveRead): void {
  useEffect(() => {
    let before = paid.data.peek()?.rows;
    return effect(() => {
      const rows = paid.data.value?.rows;
      if (before && rows !== before && !areReported(['balance'])) void invalidate(OPEN_BALANCE);
      before = rows;
    });
  }, [paid]);
}

/** Prepares a list for the search whenever its rows change. */
function usePreparedSearch(list: LiveRead): void {
  useEffect(() => {
    return effect(() => {
      const abort = new AbortController();
      void prepareSearch(list.data.value?.rows ?? [], abort.signal);
      return () => abort.abort();
    });
  }, [list]);
}

/** Once a list has rows, remembers that the business has had transactions. */
function useRememberTransactions(pending: LiveRead, paid: LiveRead, businessId: string): void {
  useEffect(() => {
    return effect(() => {
      const seen = [pending, paid].some(({ data }) => data.value && data.value.rows.length > 0);
      if (seen) rememberTransactions(businessId);
    });
  }, [pending, paid, businessId]);
}
