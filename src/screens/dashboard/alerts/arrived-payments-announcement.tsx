import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { unseenArrivals } from './marked-arrivals.ts';
import { useArrivals } from './use-arrivals.ts';

type Notice = typeof import('./arrival-notice.tsx').ArrivalNotice;

/** The only live region for arriving payments, and the way to those that are out of sight. */
export function ArrivedPaymentsAnnouncement({ dashboard }: { dashboard: Dashboard }) {
  useSignals();
  const spoken = useArrivals(dashboard);
  const [Notice, setNotice] = useState<Notice>();
  const any = unseenArrivals.value.length > 0;
  useEffect(() => {
    // Without it the payment is still in its list.
    if (any)
      import('./arrival-notice.tsx').then(
        ({ ArrivalNotice }) => setNotice(() => ArrivalNotice),
        () => undefined,
      );
  }, [any]);
  return (
    <>
      <div role="status" aria-live="polite">
        <VisuallyHidden>{spoken.value}</VisuallyHidden>
      </div>
      {any && Notice && <Notice dashboard={dashboard} />}
    </>
  );
}
