import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Beside what a screen wants in its navigation state: its window for something new is to open. */
export const OPENS_NEW = { opensNew: true } as const;

/** Opens that window once. A reload, or Back to the screen, does not open it again. */
export function useOpenOnArrival(open: () => unknown): void {
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    const state = history.state as Record<string, unknown> | null;
    if (!state?.opensNew) return;
    const { opensNew: _opened, ...rest } = state;
    navigate(path, { replace: true, state: rest });
    open();
  }, []);
}
