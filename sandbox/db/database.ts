/** Runs SQL. Returns numeric as text, int8 as number, timestamptz as Date, json parsed. */
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
   * Each connection to a server parses and plans the statement once and keeps it. For statements that run all the time, whose
   * text and best plan do not depend on the parameters.
   */
  prepare?: boolean;
}

/** For work that needs a transaction: a database, or a transaction that is already open. */
export interface Transactional extends Queryable {
  /** Runs `work` in one transaction. An error of `work` rolls it back and is rethrown. */
  transaction<Result>(
    work: (tx: Queryable) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

interface TransactionOptions {
  /** Statements may take as long as they need, as in migrations and seeding. */
  unlimited?: boolean;
}

/** A call's database, and the one for reads that may be some seconds late. */
export interface ReadSources {
  database: Queryable;
  reads: Queryable;
}

/** Open connections, idle ones, and calls waiting for one. */
export interface Connections {
  total: number;
  idle: number;
  waiting: number;
}

/** The database of a sandbox: PGlite in a folder or in memory, or a PostgreSQL server. The SQL is the same for all. */
export interface Database extends Transactional {
  /** The pool of a PostgreSQL server. */
  connections?: () => Connections;
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

/** Wraps an open transaction as a `Transactional`: work that asks for a transaction becomes part of this one. */
export function joinTransaction(tx: Queryable): Transactional {
  return {
    query: (sql, params, options) => tx.query(sql, params, options),
    script: (sql) => tx.script(sql),
    transaction: (work) => work(tx),
  };
}
