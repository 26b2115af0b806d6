import { DatabaseUnavailable } from './db/database.ts';

/** Prints a failure that nobody meant to happen. A lost database is not repeated here: its pool says so once. */
export function report(what: string, cause: unknown): void {
  if (!(cause instanceof DatabaseUnavailable)) console.error(what, cause);
}
