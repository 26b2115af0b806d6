import { useEffect, useRef } from 'react';
import type { Form } from './use-form.ts';

/** Fields that the user has not changed show what somebody else saves meanwhile, so that submitting does not undo it. */
export function useUntouchedFields<Values extends object>(
  { values, set }: Form<Values>,
  saved: Values,
): void {
  const known = useRef(saved);
  useEffect(() => {
    for (const name of Object.keys(saved) as (keyof Values & string)[]) {
      const before = known.current[name];
      if (saved[name] !== before && values[name] === before) set(name, saved[name]);
    }
    known.current = saved;
  });
}
