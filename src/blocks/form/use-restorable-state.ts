import { createContext, type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';

/** Values typed or chosen in the open dialog, by the names of `useRestorableState`; none outside of dialogs. */
export const DialogValuesContext = createContext<Record<string, unknown> | undefined>(undefined);

/** A state that a person fills in: in a window, it outlives the end of the session. */
export function useRestorableState<Value>(
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const typed = useContext(DialogValuesContext);
  const [start] = useState(() => restored(typed?.[name], initial));
  const [value, setValue] = useState(start);
  useEffect(() => {
    if (typed && value !== start) typed[name] = value;
  });
  return [value, setValue];
}

// Secret fields were not kept; the others of a form are.
function restored<Value>(kept: unknown, initial: Value): Value {
  if (typeof kept !== 'object' || Array.isArray(kept)) return (kept as Value | undefined) ?? initial;
  return { ...initial, ...kept };
}
