import { useLayoutEffect } from 'react';
import type { Form } from '../../blocks/form/use-form.ts';
import type { SignInForm } from './sign-in-form.ts';

/** Takes into the form what stands in its fields already: typed, or filled in by the first script or the browser. */
export function useEarlyInput({ ref, values, set }: Form<SignInForm>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    const field = (name: keyof SignInForm) => ref.current?.elements.namedItem(name) as HTMLInputElement;
    for (const name of ['username', 'password'] as const)
      if (field(name).value !== values[name]) set(name, field(name).value);
    if (field('remember').checked !== values.remember) set('remember', field('remember').checked);
  }, []);
}
