import type { ClosingRow } from '@cobros/sdk';
import { useCall } from '#blocks/form/use-call.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { retryClosing } from './closing-operations.ts';

interface RetryButtonProps {
  closing: Pick<ClosingRow, 'id' | 'formattedNumber'>;
  /** Shows only the icon, for use in a row. */
  small?: boolean;
}

export function RetryClosingButton({ closing, small = false }: RetryButtonProps) {
  const { busy, run } = useCall();
  const label = `Reintentar el cierre ${closing.formattedNumber}`;
  return (
    <Button
      variant={small ? 'text' : 'outline'}
      size="sm"
      icon="refresh"
      aria-label={label}
      {...(small && { title: label })}
      loading={busy}
      loadingLabel="Reintentando"
      onClick={() => void run(() => retryClosing(closing))}
    >
      {small ? <VisuallyHidden>Reintentar</VisuallyHidden> : 'Reintentar'}
    </Button>
  );
}
