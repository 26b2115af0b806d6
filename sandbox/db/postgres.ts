import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Availability, createAvailability } from './availability.ts';
import type { Database, Queryable, QueryOptions } from './database.ts';

const INT8 = 20;
/** Time limit of a call's statements; migrations and seeding take longer and set their own limit in their transaction. */
const STATEMENT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;
/** A standby that does not respond is given up sooner, because the primary can be asked instead. */
const STANDBY_CONNECT_MS = 2_000;
const STANDBY_QUERY_MS = STATEMENT_MS + 1_000;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

export interface PostgresOptions {
  poolSize?: number | undefined;
  /** Time limit of a statement; 0 turns it off. Default 30 s. */
  statementMs?: number | undefined;
  /**
   * Behind a pooler that gives a connection to each transaction, such as PgBouncer in transaction mode: nothing is kept in a
   * session. Statements are not prepared, and the role has to have the time limits. Default false.
   */
  pooler?: boolean | undefined;
  /** A standby: its connections are read-only, and it need not be reachable yet. */
  standby?: boolean | undefined;
}

/** Opens a connection pool to a PostgreSQL server, or to anything that speaks its protocol. */
export async function openPostgres(databaseUrl: string, options: PostgresOptions = {}): Promise<Database> {
  const { poolSize = 10, statementMs = STATEMENT_MS, pooler = false, standby = false } = options;
  const availability = createAvailability(standby ? 'The standby' : 'The database');
  const session = { watch: availability.watch, canPrepare: !pooler };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: standby ? STANDBY_CONNECT_MS : CONNECT_MS,
    ...(standby && { query_timeout: STANDBY_QUERY_MS }),
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    onConnect: async (client) => {
      // The pool only listens for errors while a connection is idle, and an unhandled error event ends the process. The running
      // statement fails anyway and its caller gets the error.
      client.on('error', () => {});
      if (pooler) return;
      // Statements, because a connection pooler may not accept them as start-up parameters.
      await client.query(
        `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}${
          standby ? '; set default_transaction_read_only = on' : ''
        }`,
      );
    },
  });
  // The pool replaces a connection that breaks while idle; an unhandled error event would end the process.
  pool.on('error', availability.lost);
  const database: Database = {
    ...queryable(pool, session),
    transaction: (work) => inTransaction(pool, session, work),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  if (standby) return database;
  try {
    await database.query('select 1');
    return database;
  } catch (cause) {
    await pool.end();
    throw cause;
  }
}

interface Session extends Pick<Availability, 'watch'> {
  canPrepare: boolean;
}

async function inTransaction<Result>(
  pool: pg.Pool,
  session: Session,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const { watch } = session;
  const client = await watch(pool.connect());
  let broken = false;
  try {
    await watch(client.query('begin'));
    const result = await work(queryable(client, session));
    const { command } = await watch(client.query('commit'));
    // PostgreSQL answers so, without an error, if a statement failed and its error was not passed on.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back, because a statement of it had failed');
    return result;
  } catch (cause) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw cause;
  } finally {
    client.release(broken);
  }
}

function queryable(connection: pg.Pool | pg.PoolClient, { watch, canPrepare }: Session): Queryable {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = [], { prepare }: QueryOptions = {}) => {
      const named = prepare && canPrepare ? { name: statementName(sql) } : {};
      return (await watch(connection.query({ text: sql, values: [...params], ...named }))).rows as Row[];
    },
    script: async (sql) => {
      await watch(connection.query(sql));
    },
  };
}

/**
 * The name of a prepared statement, which stands for the same SQL in every process: behind a connection pooler two of them may
 * get the same connection one after the other. PostgreSQL accepts 63 bytes.
 */
export function statementName(sql: string): string {
  return createHash('sha256').update(sql).digest('base64url');
}
