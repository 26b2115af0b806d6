/** Runs SQL. Returns numeric as text, int8 as number, timestamptz as Date, and parsed JSON. */
export interface Queryable {
  /** Runs one statement with `$1` parameters and returns its rows. JSON parameters must be text. */
  query<Row = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Row[]>;
  /** Runs a script of several statements without parameters. */
  script(sql: string): Promise<void>;
}

export interface QueryOptions {
  /**
   * Lets each connection to a server parse and plan the statement once and keep it. For frequent statements whose
   * text and best plan do not depend on the parameters.
   */
  prepare?: boolean;
}

/** A database, or a transaction that is already open, for work that needs a transaction. */
export interface Transactional extends Queryable {
  /** Runs `work` in one transaction. An error of `work` rolls it back and is rethrown. */
  transaction<Result>(
    work: (tx: Queryable) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

interface TransactionOptions {
  /** Removes the time limit of statements, as for migrations and seeding. */
  unlimited?: boolean;
}

/** The database of a call, and the one for reads that may be some seconds late. */
export interface ReadSources {
  database: Queryable;
  reads: Queryable;
}

/** Number of open connections, of idle ones, and of calls waiting for one. */
export interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

/** The database of a sandbox: PGlite in a folder or in memory, or a PostgreSQL server. The SQL is the same for all. */
export interface Database extends Transactional {
  /** Connections in the pool; only a PostgreSQL server has one. */
  connections?: () => Connections;
  /**
   * Runs a statement that waits up to `longestMs` in the database, on a connection of its own, one at a time. Missing for
   * PGlite, which runs in this process, and behind a pooler.
   */
  wait?(sql: string, params: readonly unknown[], longestMs: number): Promise<void>;
  close(): Promise<void>;
}

/** The database is unreachable or too slow. The next statement tries again. */
export class DatabaseUnavailable extends Error {
  readonly code: string | undefined;

  constructor(cause: Error & { code?: unknown }) {
    // Node's own message is empty if a host name has two addresses.
    super(cause.message || String(cause.code), { cause });
    this.code = typeof cause.code === 'string' ? cause.code : undefined;
  }
}

/**
 * True if PostgreSQL ended the transaction only because another one was in its way (a serialization failure, a deadlock, a lock that
 * was not granted in time): nothing was written, and it may be tried again.
 */
export const gaveWay = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && /^(40001|40P01|55P03)$/.test(String(cause.code));

/** Wraps an open transaction as a `Transactional`: work that asks for a transaction becomes part of the open one. */
export function joinTransaction(tx: Queryable): Transactional {
  return {
    query: (sql, params, options) => tx.query(sql, params, options),
    script: (sql) => tx.script(sql),
    transaction: (work) => work(tx),
  };
}
