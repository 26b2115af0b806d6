import type { Failure } from '@cobros/sdk';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

interface CatalogFailureProps {
  failure: Failure;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown in place of the options of a list that failed to load. */
export const CatalogFailure = ({ failure, retrying, onRetry }: CatalogFailureProps) => (
  <Alert tone="error" title={failure.title}>
    {failure.message}{' '}
    <Button variant="text" size="sm" icon="refresh" loading={retrying} onClick={onRetry}>
      Reintentar
    </Button>
  </Alert>
);
