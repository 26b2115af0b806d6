import { signal } from '@preact/signals-react';
import { useEffect } from 'react';

/** Incremented with every outcome that a dialog or the detail reports; screens then clear their filters. */
export const requestOutcomeCount = signal(0);

/** Calls back with every outcome reported while mounted. */
export function useOnRequestOutcome(onOutcome: () => void): void {
  useEffect(() => {
    const before = requestOutcomeCount.peek();
    return requestOutcomeCount.subscribe((count) => {
      if (count > before) onOutcome();
    });
  }, [onOutcome]);
}
