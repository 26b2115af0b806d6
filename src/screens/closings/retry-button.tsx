import type { ClosingRow } from '@cobros/sdk';
import { useState } from 'react';
import { useCall } from '../../blocks/form/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { createCloseCall } from './operations/close-pending.ts';
import { retryClosing } from './operations/retry-closing.ts';

export function RetryButton({ closing }: { closing: Pick<ClosingRow, 'id' | 'formattedNumber'> }) {
  const { busy, run } = useCall();
  const [close] = useState(createCloseCall);
  return (
    <Button
      variant="outline"
      size="sm"
      icon="refresh"
      aria-label={`Reintentar el cierre ${closing.formattedNumber}`}
      loading={busy}
      loadingLabel="Reintentando"
      onClick={() => void run(() => retryClosing(closing, close))}
    >
      Reintentar
    </Button>
  );
}
