import type { Failure } from '@cobros/sdk';
import { Button } from '../../ui/button.tsx';
import { card } from '../../ui/card.css.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

interface FirstLoadFailedProps {
  failure: Failure | undefined;
  retrying: boolean;
  onRetry: () => void;
}

export const FirstLoadFailed = ({ failure, retrying, onRetry }: FirstLoadFailedProps) => (
  <section className={card} role="alert">
    <EmptyState
      icon={failure?.kind === 'answered' ? 'alert' : 'wifi-off'}
      title="No pudimos cargar tus pagos"
      action={
        <Button variant="outline" size="sm" loading={retrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {failure?.message}
    </EmptyState>
  </section>
);
