import { signal } from '@preact/signals-react';
import { useEffect } from 'react';

/** Incremented with every outcome that a dialog or the detail reports; screens then clear their filters. */
export const outcomeCount = signal(0);

/** Calls back with every outcome reported while mounted. */
export function useOnOutcome(onOutcome: () => void): void {
  useEffect(() => {
    const before = outcomeCount.peek();
    return outcomeCount.subscribe((count) => {
      if (count > before) onOutcome();
    });
  }, [onOutcome]);
}
