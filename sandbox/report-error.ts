import { DatabaseUnavailable } from './db/database.ts';
import { currentRequestId } from './pipeline/request-id.ts';

/** Prints an unexpected error, with the id of the request that met it. A lost database is skipped, because the pool reports it once. */
export function reportError(what: string, cause: unknown): void {
  if (cause instanceof DatabaseUnavailable) return;
  const id = currentRequestId();
  if (id) console.error(what, `(request ${id})`, cause);
  else console.error(what, cause);
}
