import type { Failure } from '@cobros/sdk';
import { useEffect, useRef } from 'react';
import { Alert } from '#ui/alert.tsx';

/** A failure shown above the fields; each new failure gets the focus. */
export function FocusedFailureAlert({ failure }: { failure: Failure }) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure takes the focus
  useEffect(() => void alert.current?.focus(), [failure]);
  return (
    <Alert tone="error" title={failure.title} ref={alert}>
      {failure.message}
    </Alert>
  );
}
