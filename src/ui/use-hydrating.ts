import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the HTML that the build renders, and while React hydrates that HTML. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
