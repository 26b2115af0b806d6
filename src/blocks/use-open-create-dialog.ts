import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Navigation state that makes a screen open its create dialog. */
export const OPENS_NEW = { opensNew: true } as const;

/** Opens the create dialog once after such a navigation; not again on reload or Back. */
export function useOpenCreateDialog(open: () => unknown): void {
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
