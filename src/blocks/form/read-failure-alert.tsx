import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import type { Resource } from '#stores/resource.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureText } from './failure-alert.tsx';

/** Retrying a read cannot change a failure with one of these statuses. */
export const isReadRetryable = ({ status }: Failure): boolean => ![400, 403, 404, 413].includes(status ?? 0);

interface ReadFailureAlertProps {
  failure: Failure;
  retrying?: boolean;
  onRetry: () => void;
}

/** Replaces data that a form could not load: shows the reason and a retry button; typed values are kept. */
export const ReadFailureAlert = ({ failure, retrying = false, onRetry }: ReadFailureAlertProps) => (
  <Alert tone="error" title={failure.title}>
    <FailureText failure={failure} />{' '}
    {isReadRetryable(failure) && (
      <Button variant="text" size="sm" icon="refresh" loading={retrying} onClick={onRetry}>
        Reintentar
      </Button>
    )}
  </Alert>
);

/** The alert of a read, if it failed. */
export function UnreadAlert({ of }: { of: Resource<unknown> }) {
  useSignals();
  const failure = of.failure.value;
  return (
    failure && (
      <ReadFailureAlert failure={failure} retrying={of.loading.value} onRetry={() => void of.refresh()} />
    )
  );
}
