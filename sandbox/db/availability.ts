import pg from 'pg';
import { DatabaseUnavailable } from './database.ts';

/** Follows whether the database can be used, and prints when that changes. */
export interface Availability {
  /** Waits for a call of the driver; what means that the database can't be used now is thrown as `DatabaseUnavailable`. */
  watch<Result>(work: Promise<Result>): Promise<Result>;
  /** A connection was lost while nobody used it. */
  lost(cause: Error): void;
}

export function createAvailability(): Availability {
  let available = true;
  const lost = (cause: Error) => {
    if (available) console.error('The database is not available:', cause.message);
    available = false;
  };
  return {
    lost,
    async watch(work) {
      try {
        const result = await work;
        if (!available) console.error('The database is available again');
        available = true;
        return result;
      } catch (cause) {
        if (!(cause instanceof Error && isUnavailable(cause))) throw cause;
        const failure = new DatabaseUnavailable(cause);
        lost(failure);
        throw failure;
      }
    },
  };
}

// Connection exceptions, insufficient resources, operator intervention (a shutdown and a statement's time-out among them), and
// a transaction that was idle too long.
const UNAVAILABLE_STATES = /^(08|53|57)|^25P03$/;

function isUnavailable(cause: Error & { code?: unknown }): boolean {
  if (cause instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(cause.code ?? '');
  // The network's failures carry a code of the system (ECONNREFUSED); those of the driver itself have only words.
  return (
    /^E[A-Z_]+$/.test(String(cause.code)) || /connection|not queryable|timeout|pool/i.test(cause.message)
  );
}
