import type { Failure, Result } from '@cobros/sdk';
import type { SignInForm } from './sign-in-form.ts';

const NOT_LOADED: Failure = {
  kind: 'network',
  title: 'Sin conexión',
  message: 'No se pudo conectar con el servidor, revisa tu conexión',
};

export const loadSignIn = () => import('./sign-in-operations.ts');

/** Loads the code of the call, which the login page fetches while the user types, and makes the call. */
export async function signIn(form: SignInForm): Promise<Result<unknown>> {
  const operation = await loadSignIn().catch(() => undefined);
  if (operation) return operation.signIn(form);
  // Browsers do not request a failed module again until the page is reloaded. After the reload the username is filled in
  // again; a password is never stored.
  history.replaceState({ ...history.state, username: form.username, remember: form.remember }, '');
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
  return { ok: false, failure: NOT_LOADED };
}
