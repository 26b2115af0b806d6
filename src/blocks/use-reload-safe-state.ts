import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { notePageValue, takePageValue } from '#stores/reload-safe-page-values.ts';

interface ReloadSafeStateOptions<Value> {
  /** True when a reload would lose nothing. */
  isUntouched: (value: Value) => boolean;
  /** Makes the initial value from the stored one, which an older build may have written. */
  restore?: (kept: Partial<Value>) => Value;
}

/**
 * Like `useState`, for values typed outside dialogs that are not in the address: they survive when the portal reloads
 * the page or the session ends. Each name is used only once per page.
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
  useEffect(() => void notePageValue(key, isUntouched(value) ? undefined : value));
  useEffect(() => () => notePageValue(key, undefined), [key]);
  return [value, setValue];
}
