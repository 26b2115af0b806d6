import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Availability, createAvailability, unavailableOr } from './availability.ts';
import { type Database, DatabaseUnavailable, type Queryable, type QueryOptions } from './database.ts';
import { statements } from './statements.ts';

const INT8 = 20;
/** Time limit for the statements of a call; migrations and seeding take longer and set their own limit in their transaction. */
const STATEMENT_MS = 30_000;
/** How long to wait for a statement beyond its limit, because the server that should end it may be unreachable. */
const SILENCE_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;
/** A standby that does not respond is given up sooner, because the primary can be used instead. */
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
   * Set when a pooler assigns a connection per transaction, such as PgBouncer in transaction mode: nothing is kept in
   * a session. Statements are not prepared, and the time limits must be set on the role. Default false.
   */
  pooler?: boolean | undefined;
  /** Time after which a connection that does not respond is given up. Default: 5 s after the limit of its statement. */
  silenceMs?: number | undefined;
  /** Set for a standby: its connections are read-only, and it need not be reachable yet. */
  standby?: boolean | undefined;
}

/** Opens a connection pool to a PostgreSQL server, or to anything that speaks its protocol. */
export async function openPostgres(databaseUrl: string, options: PostgresOptions = {}): Promise<Database> {
  const { poolSize = 10, statementMs = STATEMENT_MS, pooler = false, standby = false } = options;
  const usualSilenceMs = standby ? STANDBY_QUERY_MS : statementMs > 0 ? statementMs + SILENCE_MS : 0;
  const { silenceMs = usualSilenceMs } = options;
  const availability = createAvailability(standby ? 'The standby' : 'The database');
  const session = { watch: availability.watch, canPrepare: !pooler, silenceMs };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: standby ? STANDBY_CONNECT_MS : CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    onConnect: async (client) => {
      // The pool handles errors of a connection only while it is idle, and an unhandled error event would end the
      // process. The running statement fails anyway, and its caller gets the error.
      client.on('error', () => {});
      if (pooler) return;
      // Set with statements, because a connection pooler may not accept them as start-up parameters.
      const text = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}${
        standby ? '; set default_transaction_read_only = on' : ''
      }`;
      await client.query(limited({ text }, CONNECT_MS));
    },
  });
  const waiting = openWaitingConnection(databaseUrl, session);
  // The pool replaces a connection that breaks while idle; an unhandled error event would end the process.
  pool.on('error', availability.lost);
  const database: Database = {
    ...queryable(pool, session),
    transaction: (work, { unlimited = false } = {}) =>
      inTransaction(pool, unlimited ? { ...session, silenceMs: 0 } : session, work),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // Behind a pooler a wait would take one of the few connections that all processes share.
    ...(pooler ? {} : { wait: waiting.query }),
    close: async () => {
      await waiting.close();
      await pool.end();
    },
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
  /** 0: no limit, not even for statements. */
  silenceMs: number;
}

/**
 * A connection for a statement that waits in the database. Closing it does not wait for the statement, so the failure of a wait
 * is not logged.
 */
function openWaitingConnection(databaseUrl: string, { canPrepare }: Pick<Session, 'canPrepare'>) {
  const watch = <Result>(work: Promise<Result>) =>
    work.catch((cause: unknown) => {
      throw unavailableOr(cause);
    });
  let open: Promise<pg.Client> | undefined;
  const connect = async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on('error', () => {});
    await watch(client.connect());
    return client;
  };
  const close = async () => {
    const closing = open;
    open = undefined;
    // Without a connection there is nothing to close.
    await closing?.then((client) => client.end()).catch(() => {});
  };
  return {
    async query(sql: string, params: readonly unknown[], longestMs: number) {
      open ??= connect();
      const silenceMs = longestMs + SILENCE_MS;
      try {
        await queryable(await open, { watch, canPrepare, silenceMs }).query(sql, params, { prepare: true });
      } catch (cause) {
        // The next wait takes another connection: this one is broken, or still waits for its response.
        await close();
        throw cause;
      }
    },
    close,
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  session: Session,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const { watch, silenceMs } = session;
  const client = await watch(pool.connect());
  let broken = false;
  try {
    const own = queryable(client, session);
    await own.script(silenceMs > 0 ? 'begin' : 'begin; set local statement_timeout = 0');
    const result = await work(own);
    const { command } = await watch(client.query(limited({ text: 'commit' }, silenceMs)));
    // PostgreSQL returns this without an error if a statement failed and its error was swallowed.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back, because a statement of it had failed');
    return result;
  } catch (cause) {
    // A rollback would wait for a statement that never returns; the server rolls back when the connection ends.
    broken = isSilent(cause);
    if (!broken) {
      await client.query(limited({ text: 'rollback' }, SILENCE_MS)).catch(() => {
        broken = true;
      });
    }
    throw cause;
  } finally {
    client.release(broken);
  }
}

/** Adds the time after which a statement without a response is given up, which is missing in the driver's types. */
const limited = (statement: pg.QueryConfig, milliseconds: number): pg.QueryConfig =>
  Object.assign(statement, { query_timeout: milliseconds });

/** True for the driver's error in that case. */
const isSilent = (cause: unknown) =>
  cause instanceof DatabaseUnavailable && cause.message === 'Query read timeout';

function queryable(
  connection: pg.Pool | pg.ClientBase,
  { watch, canPrepare, silenceMs }: Session,
): Queryable {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = [], { prepare }: QueryOptions = {}) => {
      statements.publish({ sql, params });
      const named = prepare && canPrepare ? { name: statementName(sql) } : {};
      const statement = limited({ text: sql, values: [...params], ...named }, silenceMs);
      return (await watch(connection.query(statement))).rows as Row[];
    },
    script: async (sql) => {
      await watch(connection.query(limited({ text: sql }, silenceMs)));
    },
  };
}

/**
 * The name of a prepared statement, the same for the same SQL in every process: behind a connection pooler two
 * processes may use the same connection in turn. PostgreSQL accepts 63 bytes.
 */
export function statementName(sql: string): string {
  return createHash('sha256').update(sql).digest('base64url');
}
