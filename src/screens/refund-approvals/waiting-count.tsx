import { useSignals } from '@preact/signals-react/runtime';
import { countText } from '#blocks/count-text.ts';
import { usePolling } from '#stores/polling.ts';
import { useResource } from '#stores/resource.ts';
import { push } from '#styles/layout.css.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { listWaitingRequests, WAITING_REQUESTS } from './refund-approval-operations.ts';

const SECONDS = 60;

/** How many requests wait, beside the entry of the menu. */
export function WaitingCount() {
  useSignals();
  const { data, refresh } = useResource(WAITING_REQUESTS, listWaitingRequests);
  usePolling(refresh, SECONDS, ['refund-requests']);
  const count = data.value?.waiting.count ?? 0;
  return (
    count > 0 && (
      <span className={push}>
        <CountBadge tone="attention">{countText(count)}</CountBadge>
        <VisuallyHidden>{count === 1 ? ' reembolso' : ' reembolsos'}</VisuallyHidden>
      </span>
    )
  );
}
