import type { Result } from '@cobros/sdk';

/** The failure of a call whose response the portal could not use. Failed calls do not throw, so the error is reported. */
export function unexpected(cause: unknown): Result<never> {
  reportError(cause);
  const message = 'Ocurrió un error, intente nuevamente';
  return { ok: false, failure: { kind: 'misuse', title: 'Error', message, cause } };
}

/** A response without the part that is read would otherwise be neither data nor a failure. */
export function withData<Data>(result: Result<Data>): Result<Data> {
  if (result.ok && result.data === undefined) throw new TypeError('No data');
  return result;
}
