import { useEffect, useLayoutEffect, useState } from 'react';
import type { Form } from '../../blocks/form/use-form.ts';
import { useHydrating } from '../../ui/use-hydrating.ts';
import type { SignInForm } from './sign-in-form.ts';

/**
 * Takes over what is already in the form's fields: typed, or filled in by the first script or the browser. Submits it
 * if Enter was pressed afterwards.
 */
export function useEarlyInput({ ref, values, valid, set }: Form<SignInForm>): void {
  const hydrating = useHydrating();
  const [tookOver, setTookOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    const field = (name: keyof SignInForm) => ref.current?.elements.namedItem(name) as HTMLInputElement;
    for (const name of ['username', 'password'] as const)
      if (field(name).value !== values[name]) set(name, field(name).value);
    if (field('remember').checked !== values.remember) set('remember', field('remember').checked);
    setTookOver(hydrating);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the values that were taken
  useEffect(() => {
    if (tookOver && valid && window.early?.signsIn) ref.current?.requestSubmit();
  }, [tookOver]);
}
