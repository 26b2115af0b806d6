import { useEffect } from 'react';
import { outcomesReported } from './request-outcome.ts';

/** Calls back with every outcome reported while mounted. */
export function useOutcomes(onOutcome: () => void): void {
  useEffect(() => {
    const before = outcomesReported.peek();
    return outcomesReported.subscribe((count) => {
      if (count > before) onOutcome();
    });
  }, [onOutcome]);
}
