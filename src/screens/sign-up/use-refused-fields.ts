import { useEffect } from 'react';
import type { Form } from '../../blocks/use-form.ts';
import { refusedSignUp } from './operations/send-sign-up.ts';

/** Shows, at the fields of a step, what the server said of them when all was sent. */
export function useRefusedFields<Values>({ refuse }: Form<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step is entered; afterwards the form knows better
  useEffect(() => {
    const refused = refusedSignUp.peek();
    if (refused) refuse(refused);
  }, []);
}
