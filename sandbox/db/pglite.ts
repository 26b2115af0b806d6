import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const INT8 = 20;

// Whole numbers of this schema stay far below 2^53: row counts and identities.
const parsers = { [INT8]: (text: string) => Number(text) };

/** Opens the embedded PostgreSQL in a folder, which one process at a time may hold. */
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

/** Opens an embedded PostgreSQL that is gone when it is closed; `template` is the dump of another, to start from. */
export async function openPgliteMemory(template?: Blob): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ parsers, ...(template ? { loadDataDir: template } : {}) }));
}

/** Makes of an open PGlite the database the sandbox works with. */
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
