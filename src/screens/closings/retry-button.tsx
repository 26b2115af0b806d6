import type { ClosingRow } from '@cobros/sdk';
import { useState } from 'react';
import { createIdempotencyKeys } from '../../api/idempotency-keys.ts';
import { Button } from '../../ui/button.tsx';
import { retryClosing } from './operations/retry-closing.ts';

export function RetryButton({ closing }: { closing: Pick<ClosingRow, 'id' | 'formattedNumber'> }) {
  const [busy, setBusy] = useState(false);
  const [keys] = useState(createIdempotencyKeys);
  const retry = async () => {
    setBusy(true);
    await retryClosing(closing, keys);
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      icon="refresh"
      aria-label={`Reintentar el cierre ${closing.formattedNumber}`}
      loading={busy}
      loadingLabel="Reintentando"
      onClick={retry}
    >
      Reintentar
    </Button>
  );
}
