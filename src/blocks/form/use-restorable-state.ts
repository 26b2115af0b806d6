import { createContext, type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';

/** Values typed in the open dialog, by name; undefined outside dialogs. */
export const DialogValuesContext = createContext<Record<string, unknown> | undefined>(undefined);

/** Like `useState`; inside a dialog, the value survives the end of the session. */
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

// Secret fields are never stored, so they keep their initial values.
function restored<Value>(kept: unknown, initial: Value): Value {
  if (typeof kept !== 'object' || Array.isArray(kept)) return (kept as Value | undefined) ?? initial;
  return { ...initial, ...kept };
}
