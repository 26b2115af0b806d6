import { DatabaseUnavailable } from './db/database.ts';

/** Prints an unexpected error. A lost database is skipped, because the pool reports it once. */
export function report(what: string, cause: unknown): void {
  if (!(cause instanceof DatabaseUnavailable)) console.error(what, cause);
}
