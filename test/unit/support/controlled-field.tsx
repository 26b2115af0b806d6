import { type ReactNode, useState } from 'react';

interface ControlledFieldProps<Value> {
  start: Value;
  /** Told of each change. */
  note?: ((value: Value) => unknown) | undefined;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a field, as a form does. */
export function ControlledField<Value>({ start, note, children }: ControlledFieldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, (next) => {
    setValue(next);
    note?.(next);
  });
}
