import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPgliteFolder, openPgliteMemory } from './pglite.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';

/** A PostgreSQL server, a folder of the embedded database, or an in-memory database. */
export type DatabaseLocation =
  | ({ databaseUrl: string } & PostgresOptions)
  | { dataDir: string }
  | { memory: true };

/** Opens the database and runs the migrations. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await open(location);
  try {
    await migrate(database);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

function open(location: DatabaseLocation): Promise<Database> {
  if ('databaseUrl' in location) return openPostgres(location.databaseUrl, location);
  if ('dataDir' in location) return openPgliteFolder(location.dataDir);
  return openPgliteMemory();
}
