import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, DatabaseUnavailable } from './database.ts';

// Arbitrary number, the same in every process.
const MIGRATION_LOCK = 7_246_315;
const UNLIMITED = { unlimited: true };

/**
 * Runs the scripts of `db/migrations` that this database has not run yet, in the order of their names, in one transaction.
 * Processes that start at the same time wait for each other on an advisory lock.
 * @returns the names of the scripts that were run
 */
export async function migrate(database: Database, folder = migrationsFolder()): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.script(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await tx.query<{ name: string }>('select name from schema_migrations');
    const missing = names.filter((name) => !applied.some((row) => row.name === name));
    for (const name of missing) {
      await tx.script(await readFile(path.join(folder, name), 'utf8')).catch((cause) => {
        if (cause instanceof DatabaseUnavailable) throw cause;
        throw new Error(`The script ${name} failed, and nothing was changed: ${cause.message}`, { cause });
      });
      await tx.query('insert into schema_migrations (name) values ($1)', [name]);
    }
    return missing;
  }, UNLIMITED);
}

/** The folder beside this file in the source, beside the bundle in dist/sandbox, or in the working copy when run by a test. */
export function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(beside) ? beside : path.resolve('sandbox/ground/db/migrations');
}
