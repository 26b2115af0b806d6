/** Runs SQL. numeric comes back as text, int8 as number, timestamptz as Date, json parsed. */
export interface Queryable {
  /** Runs one statement with `$1` parameters and answers its rows. Give JSON parameters as text. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements, without parameters. */
  script(sql: string): Promise<void>;
}

/** For work that needs a transaction: a database, or a transaction that is already open. */
export interface Transactional extends Queryable {
  /** Runs `work` in one transaction: all of it or nothing. What `work` throws rolls back and is thrown on. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
}

/** The one database of a sandbox: PGlite in a folder or in memory, or a PostgreSQL server. Same SQL for all. */
export interface Database extends Transactional {
  close(): Promise<void>;
}

/** The database can't be reached, or does not answer in time. It is tried again with the next statement. */
export class DatabaseUnavailable extends Error {
  readonly code: string | undefined;

  constructor(cause: Error & { code?: unknown }) {
    // With two addresses of one name Node's own message is empty.
    super(cause.message || String(cause.code), { cause });
    this.code = typeof cause.code === 'string' ? cause.code : undefined;
  }
}

/** An open transaction as a `Transactional`: work that asks for a transaction becomes part of this one. */
export function joinTransaction(tx: Queryable): Transactional {
  return {
    query: (sql, params) => tx.query(sql, params),
    script: (sql) => tx.script(sql),
    transaction: (work) => work(tx),
  };
}
