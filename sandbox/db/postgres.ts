import pg from 'pg';
import type { Database, Queryable } from './database.ts';

const INT8 = 20;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/** A pool of connections to a PostgreSQL server, or to anything that speaks its protocol. */
export async function openPostgres(databaseUrl: string, poolSize = 10): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: types as pg.CustomTypesConfig,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (cause) => console.error('Lost a database connection:', cause.message));
  const database: Database = {
    ...queryable(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
  await database.query('select 1');
  return database;
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(queryable(client));
    await client.query('commit');
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

function queryable(connection: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await connection.query(sql, [...params])).rows as Row[],
    script: async (sql) => {
      await connection.query(sql);
    },
  };
}
