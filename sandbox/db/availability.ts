import pg from 'pg';
import { logError, logInfo } from '../log.ts';
import { DatabaseUnavailable } from './database.ts';

/** Tracks whether the database is reachable, and logs each change of that. */
export interface Availability {
  /** Awaits a driver call; errors that mean the database is unavailable are rethrown as `DatabaseUnavailable`. */
  watch<Result>(work: Promise<Result>): Promise<Result>;
  /** Reports that an idle connection was lost. */
  lost(cause: Error): void;
}

/** PostgreSQL's and the system's code for a disk without room. */
const FULL = ['53100', 'ENOSPC'];
const REPORT_FULL_EVERY_MS = 60_000;

/** `name` is the database's name in the log. */
export function createAvailability(name = 'The database'): Availability {
  let available = true;
  let fullReportedAt = Number.NEGATIVE_INFINITY;
  // Reads still succeed, so a full disk would be lost and available again with each write.
  const reportFull = ({ message }: Error) => {
    if (performance.now() - fullReportedAt < REPORT_FULL_EVERY_MS) return;
    fullReportedAt = performance.now();
    logError(`${name} has no room: ${message}`);
  };
  const lost = (cause: Error & { code?: unknown }) => {
    if (FULL.includes(String(cause.code))) return reportFull(cause);
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
