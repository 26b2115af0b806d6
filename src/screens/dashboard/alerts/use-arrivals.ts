import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import { openTransactionId } from '../../../features/transaction/detail/detail-address.ts';
import { idsWithMessage } from '../../../stores/request-outcomes.ts';
import type { Row } from '../reconcile-rows.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { arrivalText, arrivedSince } from './arrivals.ts';
import { markArrivals } from './marked-arrivals.ts';
import { raiseAlert } from './raise-alert.ts';

const loadTitle = () =>
  import('./arrivals-in-title.ts').then(
    ({ countArrivalsInTitle }) => countArrivalsInTitle(),
    () => undefined,
  );

/** Marks and announces arrivals while the dashboard is mounted. Returns the text for screen readers. */
export function useArrivals(dashboard: Dashboard): ReadonlySignal<string> {
  const [spoken] = useState(() => signal(''));
  useEffect(() => {
    let title: ReturnType<typeof loadTitle> | undefined;
    let before: readonly Row[] | undefined;
    const stop = effect(() => {
      const { connection, pending, paid } = dashboard;
      if (connection.value === 'loading' || connection.value === 'failed') return;
      const now = [...pending.rows.value, ...paid.rows.value];
      const arrived = before ? arrivedSince(before, now) : [];
      before = now;
      if (arrived.length === 0) return;
      markArrivals(arrived);
      const open = openTransactionId(location.search);
      const unsaid = arrived.filter(({ id }) => id !== open && !idsWithMessage.has(id));
      if (unsaid.length > 0) spoken.value = arrivalText(unsaid);
      title ??= loadTitle();
      void title.then((count) => count?.add(arrived.length));
      raiseAlert(arrivalText(arrived));
    });
    return () => {
      stop();
      void title?.then((count) => count?.stop());
    };
  }, [dashboard, spoken]);
  return spoken;
}
