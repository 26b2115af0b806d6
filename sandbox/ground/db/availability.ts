import pg from 'pg';
import { logError, logInfo } from '#ground/log/log.ts';
import { DatabaseUnavailable } from './database.ts';

/** Tracks whether the database is reachable, and logs each change of that. */
export interface Availability {
  /** Awaits a driver call; errors that mean the database is unavailable are rethrown as `DatabaseUnavailable`. */
  watch<Result>(work: Promise<Result>): Promise<Result>;
  /** Reports that an idle connection was lost. */
  lost(cause: Error): void;
}

/** Codes of PostgreSQL and the system with which only writes fail: a disk without room, and a database that is read-only. */
const NO_WRITES: Readonly<Record<string, string>> = {
  53100: 'has no room',
  ENOSPC: 'has no room',
  25006: 'takes no changes',
};
const REPORT_NO_WRITES_EVERY_MS = 60_000;

/** `name` is the database's name in the log. */
export function createAvailability(name = 'The database'): Availability {
  let available = true;
  let noWritesReportedAt = Number.NEGATIVE_INFINITY;
  // Reads still succeed, so the database would be lost and available again with each write.
  const reportNoWrites = (state: string, { message }: Error) => {
    if (performance.now() - noWritesReportedAt < REPORT_NO_WRITES_EVERY_MS) return;
    noWritesReportedAt = performance.now();
    logError(`${name} ${state}: ${message}`);
  };
  const lost = (cause: Error & { code?: unknown }) => {
    const state = NO_WRITES[String(cause.code)];
    if (state) return reportNoWrites(state, cause);
    if (available) logError(`${name} is not available: ${cause.message}`);
    available = false;
  };
  return {
    lost,
    async watch(work) {
      try {
        const result = await work;
        if (!available) logInfo(`${name} is available again`);
        available = true;
        return result;
      } catch (cause) {
        const failure = unavailableOr(cause);
        if (failure instanceof DatabaseUnavailable) lost(failure);
        throw failure;
      }
    },
  };
}

/** `DatabaseUnavailable` for a driver's error with this meaning, any other error as it is. */
export function unavailableOr(cause: unknown): unknown {
  return cause instanceof Error && isUnavailable(cause) ? new DatabaseUnavailable(cause) : cause;
}

// PostgreSQL error classes: connection exceptions, a rejected user or password, an unknown database, insufficient resources, operator
// intervention (such as a shutdown or a canceled statement), a transaction that was idle for too long, and a server that has become a standby.
const UNAVAILABLE_STATES = /^(08|28|3D|53|57)|^25(P03|006)$/;

function isUnavailable(cause: Error & { code?: unknown }): boolean {
  const code = String(cause.code ?? '');
  if (cause instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(code);
  // Errors of the network and of files have a system code (ECONNREFUSED, ENOSPC), those of PGlite a PostgreSQL state;
  // the driver's own errors only have a message.
  if (/^E[A-Z_]+$/.test(code)) return true;
  return /^[0-9A-Z]{5}$/.test(code)
    ? UNAVAILABLE_STATES.test(code)
    : /connection|not queryable|timeout|pool/i.test(cause.message);
}
