import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import { type Availability, createAvailability } from './availability.ts';
import type { Database, Queryable } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { statements } from './statements.ts';

const INT8 = 20;

// int8 values of this schema (row counts and identities) stay far below 2^53.
const parsers = { [INT8]: (text: string) => Number(text) };

/** Opens the embedded PostgreSQL in a folder, which only one process may have open at a time. */
export async function openPgliteFolder(folder: string): Promise<Database> {
  const release = await lockFolder(folder);
  try {
    const pglite = await PGlite.create({ dataDir: `${folder}/pgdata`, parsers }).catch((cause) => {
      throw cannotOpen(folder, cause);
    });
    const database = pgliteDatabase(pglite);
    return { ...database, close: () => database.close().finally(release) };
  } catch (cause) {
    await release();
    throw cause;
  }
}

/** The cause of a file system explains itself; that of the embedded database does not. */
function cannotOpen(folder: string, cause: Error & { syscall?: string }): Error {
  if (cause.syscall) return cause;
  const why = `it is damaged, or another version of the embedded database wrote it (${cause.message})`;
  return new Error(`The data folder ${folder} cannot be opened: ${why}. Restore a backup, or set DATA_DIR.`, {
    cause,
  });
}

/** Opens an embedded PostgreSQL in memory; `template` is a dump of another database to start from. */
export async function openPgliteMemory(template?: Blob): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ parsers, ...(template ? { loadDataDir: template } : {}) }));
}

/** Adapts an open PGlite to `Database`. */
export function pgliteDatabase(pglite: PGliteInterface): Database {
  const availability = createAvailability();
  return {
    ...queryable(pglite, availability),
    transaction: (work) => inTransaction(pglite, availability, work),
    close: () => pglite.close(),
  };
}

async function inTransaction<Result>(
  pglite: PGliteInterface,
  availability: Availability,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  let reason: unknown;
  const inside = async (tx: Transaction) => {
    try {
      return await work(queryable(tx, availability));
    } catch (cause) {
      reason = cause;
      throw cause;
    }
  };
  try {
    return await pglite.transaction(inside);
  } catch (cause) {
    // Only errors of beginning and committing come from the database.
    if (cause === reason) throw cause;
    return availability.watch(Promise.reject(cause));
  }
}

function queryable(pglite: PGliteInterface | Transaction, { watch }: Availability): Queryable {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) => {
      statements.publish({ sql, params });
      return (await watch(pglite.query<Row>(sql, [...params]))).rows;
    },
    script: async (sql) => {
      await watch(pglite.exec(sql));
    },
  };
}
