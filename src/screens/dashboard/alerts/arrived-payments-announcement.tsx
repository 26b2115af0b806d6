import { useSignals } from '@preact/signals-react/runtime';
import { useOnDemand } from '../../../blocks/use-on-demand.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { unseenArrivals } from './marked-arrivals.ts';
import { useArrivals } from './use-arrivals.ts';

const loadNotice = async () => (await import('./arrival-notice.tsx')).ArrivalNotice;

/** The only live region for arriving payments, and the way to those that are out of sight. */
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
