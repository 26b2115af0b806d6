import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { notePageValue, takePageValue } from '../stores/reload-safe-page-values.ts';

interface ReloadSafeStateOptions<Value> {
  /** Tests if nothing was typed that a reload could lose. */
  isUntouched: (value: Value) => boolean;
  /** Makes the first value from what was kept, perhaps by another build. */
  restore?: (kept: Partial<Value>) => Value;
}

/**
 * Like `useState`, for what is typed outside dialogs and is not in the address: it survives a reload by the portal and the end of
 * the session. A page uses each name once.
 */
export function useReloadSafeState<Value extends object>(
  name: string,
  initial: Value,
  { isUntouched, restore = (kept) => ({ ...initial, ...kept }) }: ReloadSafeStateOptions<Value>,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [key] = useState(() => `${location.pathname} ${name}`);
  const [value, setValue] = useState(() => {
    const kept = takePageValue(key);
    return kept ? restore(kept as Partial<Value>) : initial;
  });
  useEffect(() => notePageValue(key, isUntouched(value) ? undefined : value));
  useEffect(() => () => notePageValue(key, undefined), [key]);
  return [value, setValue];
}
