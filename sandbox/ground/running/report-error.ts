import { DatabaseUnavailable } from '#ground/db/database.ts';
import { logError } from '#ground/log/log.ts';

/** Logs an unexpected error. A lost database is skipped, because the pool already reports it once. */
export function reportError(what: string, cause: unknown): void {
  if (!(cause instanceof DatabaseUnavailable)) logError(what, cause);
}
