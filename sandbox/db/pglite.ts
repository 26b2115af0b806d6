import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const INT8 = 20;

// int8 values of this schema (row counts and identities) stay far below 2^53.
const parsers = { [INT8]: (text: string) => Number(text) };

/** Opens the embedded PostgreSQL in a folder, which only one process at a time may open. */
export async function openPgliteFolder(folder: string): Promise<Database> {
  const release = await lockFolder(folder);
  try {
    const database = pgliteDatabase(await PGlite.create({ dataDir: `${folder}/pgdata`, parsers }));
    return { ...database, close: () => database.close().finally(release) };
  } catch (cause) {
    await release();
    throw cause;
  }
}

/** Opens an embedded PostgreSQL in memory; `template` is a dump of another database to start from. */
export async function openPgliteMemory(template?: Blob): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ parsers, ...(template ? { loadDataDir: template } : {}) }));
}

/** Adapts an open PGlite to `Database`. */
export function pgliteDatabase(pglite: PGliteInterface): Database {
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((tx) => work(queryable(tx))),
    close: () => pglite.close(),
  };
}

function queryable(pglite: PGliteInterface | Transaction): Queryable {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...params])).rows,
    script: async (sql) => {
      await pglite.exec(sql);
    },
  };
}
