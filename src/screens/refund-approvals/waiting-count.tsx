import type { ListRefundRequestsAnswer } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { countText } from '#blocks/count-text.ts';
import { usePolling } from '#stores/polling.ts';
import { useResource } from '#stores/resource.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './waiting-count.css.ts';
import { FIRST_PAGE, listWaitingRequests, POLL_SECONDS, waitingKey } from './waiting-requests-operation.ts';

const useWaiting = () => useResource(waitingKey(FIRST_PAGE), listWaitingRequests(FIRST_PAGE));

/** How many requests wait, beside the entry of the menu or, in the collapsed menu, on its icon. */
export function WaitingCount({ rail }: { rail: boolean }) {
  useSignals();
  const { data, refresh } = useWaiting();
  usePolling(refresh, POLL_SECONDS, ['refund-requests']);
  return (
    <span className={css.place[rail ? 'rail' : 'entry']}>
      <Count list={data.value} />
    </span>
  );
}

/** The same number on the button that opens the menu, which it describes. The menu keeps it up to date, shown or not. */
export function WaitingCountOfButton({ id }: { id: string }) {
  useSignals();
  return (
    <span className={css.place.button} id={id}>
      <Count list={useWaiting().data.value} of=" por aprobar" />
    </span>
  );
}

interface CountProps {
  list: ListRefundRequestsAnswer | undefined;
  of?: string;
}

/** Every page shows it: an error in it takes only the number. */
const Count = (props: CountProps) => (
  <ErrorBoundary at={[props.list]} fallback={() => null}>
    <CountOfList {...props} />
  </ErrorBoundary>
);

function CountOfList({ list, of }: CountProps) {
  const count = list?.waiting.count ?? 0;
  return (
    count > 0 && (
      <>
        <CountBadge tone="attention">{countText(count)}</CountBadge>
        <VisuallyHidden>
          {count === 1 ? ' reembolso' : ' reembolsos'}
          {of}
        </VisuallyHidden>
      </>
    )
  );
}
