import type { Transaction } from '@cobros/sdk';
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { countText } from '#blocks/count-text.ts';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { openTransactionId } from '#features/transaction/detail/detail-address.ts';
import { payerName } from '#features/transaction/payer.ts';
import { idsWithMessage } from '#stores/payment-request-outcomes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { raiseAlert } from './alert-preferences.ts';
import { markArrivals, newArrivals, settleArrivals, unseenArrivals } from './arrivals.ts';

const loadNotice = async () => (await import('./arrival-notice.tsx')).ArrivalNotice;

/** The only live region for arriving payments, and the button that leads to those out of sight. */
export function ArrivedPaymentsAnnouncement({ dashboard }: { dashboard: Dashboard }) {
  useSignals();
  const spoken = useArrivals(dashboard);
  const Notice = useOnDemand(loadNotice, unseenArrivals.value.length > 0);
  return (
    <>
      <div role="status" aria-live="polite">
        <VisuallyHidden>{spoken.value}</VisuallyHidden>
      </div>
      {Notice && <Notice dashboard={dashboard} />}
    </>
  );
}

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
    settleArrivals();
    const stop = effect(() => {
      const { connection, pending, paid } = dashboard;
      if (connection.value === 'loading' || connection.value === 'failed') return;
      const arrived = newArrivals([...pending.rows.value, ...paid.rows.value]);
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

/** `Nuevo pago: María José López, Q185.00`, or `3 pagos nuevos`. */
function arrivalText(arrived: readonly Transaction[]): string {
  const [first] = arrived;
  if (!first) return '';
  if (arrived.length > 1) return `${countText(arrived.length)} pagos nuevos`;
  return `Nuevo pago: ${payerName(first)}, ${first.formattedAmount}`;
}
