import { useSignals } from '@preact/signals-react/runtime';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { useArrivals } from './use-arrivals.ts';

/** The only live region for arriving payments. */
export function ArrivedPaymentsAnnouncement({ dashboard }: { dashboard: Dashboard }) {
  useSignals();
  const spoken = useArrivals(dashboard);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{spoken.value}</VisuallyHidden>
    </div>
  );
}
