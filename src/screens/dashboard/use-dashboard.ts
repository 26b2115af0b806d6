import type { Failure } from '@cobros/sdk';
import { computed, type ReadonlySignal } from '@preact/signals-react';
import { useCallback, useMemo } from 'react';
import { createHourOf } from '../../domain/time-zone.ts';
import { TRANSACTIONS } from '../../stores/cache-keys.ts';
import { serverNow } from '../../stores/clock.ts';
import { config } from '../../stores/config.ts';
import { areTold } from '../../stores/live/changes.ts';
import { usePolling } from '../../stores/polling.ts';
import { unseenOutcomes } from '../../stores/request-outcomes.ts';
import { resource, useResource } from '../../stores/resource.ts';
import { createLiveList, type LiveList, type LiveRead } from './create-live-list.ts';
import { listPaid, listPending } from './dashboard-operations.ts';
import { type DaySummary, summarizeDay } from './summary/day-summary.ts';
import { type HourTotal, receivedByHour } from './summary/received-by-hour.ts';
import { useOpenBalanceRefresh } from './use-open-balance-refresh.ts';
import { usePreparedSearch } from './use-prepared-search.ts';
import { useRememberTransactions } from './use-remember-transactions.ts';

/** `lost`: the last read failed and older data is shown. `failed`: there is no data to show. */
type Connection = 'loading' | 'failed' | 'live' | 'lost';

export interface Dashboard {
  pending: LiveList;
  paid: LiveList;
  connection: ReadonlySignal<Connection>;
  failure: ReadonlySignal<Failure | undefined>;
  reading: ReadonlySignal<boolean>;
  /** Changes are reported at once. */
  told: ReadonlySignal<boolean>;
  /** When the older of the two lists was read, by this device's clock. */
  readAt: ReadonlySignal<number>;
  /** Time of the next read, by the same clock. */
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
    told: computed(() => areTold(LISTS)),
    reading: computed(() => pendingSource.loading.value || paidSource.loading.value),
    readAt: computed(() => Math.min(pendingSource.readAt.value ?? 0, paidSource.readAt.value ?? 0)),
    summary: computed(() => summarizeDay(pending.rows.value, paid.rows.value)),
    hours: computed(() => receivedByHour(paid.rows.value, hourOf, currentHour.value)),
    currentHour,
  };
}

const PENDING = `${TRANSACTIONS}/pending`;
const PAID = `${TRANSACTIONS}/paid`;

/** Reads the lists that have not been read yet. */
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
