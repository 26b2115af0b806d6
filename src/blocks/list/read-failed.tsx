import type { Failure } from '@cobros/sdk';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../form/failure-alert.tsx';
import { isReadRetryable } from '../form/read-failure-alert.tsx';

/** In place of what could not be read: why, and another try where that helps. */
export const ReadFailed = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      icon={failure.kind === 'answered' ? 'alert' : 'wifi-off'}
      title={failure.title}
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
