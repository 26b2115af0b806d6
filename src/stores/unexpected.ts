import type { Result } from '@cobros/sdk';

/** The failure of a call whose response the portal could not use. Failed calls do not throw, so the error is reported. */
export function unexpected(cause: unknown): Result<never> {
  reportError(cause);
  const message = 'Ocurrió un error, intente nuevamente';
  return { ok: false, failure: { kind: 'misuse', title: 'Error', message, cause } };
}
