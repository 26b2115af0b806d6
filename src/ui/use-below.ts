import { useSyncExternalStore } from 'react';
import { below } from '../../styles/responsive.ts';
import type { breakpoints } from '../../styles/tokens.ts';

/** True while the window is narrower than a breakpoint; for differences that CSS cannot make. */
export function useBelow(width: keyof typeof breakpoints): boolean {
  const query = below(width);
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
