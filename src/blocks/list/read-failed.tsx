import type { Failure } from '@cobros/sdk';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../form/failure-alert.tsx';
import { isReadRetryable } from '../form/read-failure-alert.tsx';

/** Shown instead of what could not be loaded: the reason, and a retry where that can help. */
export const ReadFailed = ({
  title,
  failure,
  onRetry,
}: {
  /** Instead of the failure's own. */
  title?: string;
  failure: Failure;
  onRetry: () => void;
}) => (
  <div role="alert">
    <EmptyState
      icon={failure.kind === 'answered' ? 'alert' : 'wifi-off'}
      title={title ?? failure.title}
      action={
        isReadRetryable(failure) && (
          <Button variant="outline" size="sm" icon="refresh" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    >
      <FailureText failure={failure} />
    </EmptyState>
  </div>
);
