import type { Failure } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureText } from '../form/failure-alert.tsx';
import { isReadRetryable } from '../form/read-failure-alert.tsx';

/** Replaces data that could not be loaded: shows the reason, and a retry button where a retry can help. */
export const ReadFailed = ({
  title,
  failure,
  onRetry,
}: {
  /** Replaces the failure's own title. */
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

interface CardFailedProps {
  title: string;
  failure: Failure;
  onRetry: () => void;
}

/** One of several cards of a page, which keeps its title, so that it says what could not be loaded. */
export const CardFailed = ({ title, failure, onRetry }: CardFailedProps) => (
  <Card title={title} flush>
    <ReadFailed failure={failure} onRetry={onRetry} />
  </Card>
);

/** Of what the address names: whether its id is malformed or unknown makes no difference to the user, and the API names a field. */
export const SubjectFailed = ({
  missing,
  back,
  failure,
  onRetry,
}: {
  missing: string;
  /** Where to go instead. */
  back?: ReactNode;
  failure: Failure;
  onRetry: () => void;
}) =>
  failure.status === 400 || failure.status === 404 ? (
    <div role="alert">
      <EmptyState icon="alert" title={missing} action={back}>
        Puede que no exista, que no tengas acceso o que el enlace esté mal.
      </EmptyState>
    </div>
  ) : (
    <ReadFailed failure={failure} onRetry={onRetry} />
  );
