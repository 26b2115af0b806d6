import { useSyncExternalStore } from 'react';
import { below } from '#styles/responsive.ts';
import type { breakpoints } from '#styles/tokens.ts';

/** True while the window is narrower than a breakpoint; for differences that CSS alone cannot make. */
export const useBelow = (width: keyof typeof breakpoints): boolean => useMedia(below(width));

/** True if the window is narrower at this moment; for what is made when it is asked for, such as a menu. */
export const isBelow = (width: keyof typeof breakpoints): boolean => window.matchMedia(below(width)).matches;

/** True while a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
