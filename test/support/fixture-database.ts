import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../sandbox/db/database.ts';
import { migrate, migrationsFolder } from '../../sandbox/db/migrate.ts';
import { openPgliteMemory, pgliteDatabase } from '../../sandbox/db/pglite.ts';
import { insertFixture } from './insert-fixture.ts';

const CACHE = 'dist/test-cache';

let template: Promise<Blob> | undefined;

/**
 * A new in-memory database with the schema and the fixture. It starts from a cached dump, in a fraction of the seconds that an
 * empty PostgreSQL takes; the dump is made again when the schema or the fixture changes.
 */
export async function openFixtureDatabase(): Promise<Database> {
  template ??= readTemplate();
  return openPgliteMemory(await template);
}

async function readTemplate(): Promise<Blob> {
  const file = path.join(CACHE, `fixture-${await templateKey()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([new Uint8Array(cached)]);
  const dump = await makeTemplate();
  await mkdir(CACHE, { recursive: true });
  // Test processes start at the same time: each writes its own file and then renames it.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
}

async function makeTemplate(): Promise<Blob> {
  const pglite = await PGlite.create();
  const database = pgliteDatabase(pglite);
  await migrate(database);
  await insertFixture(database);
  // Half of the dump, and of the time to start from it, would be the two databases that new ones are copied from.
  await database.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  return dump;
}

async function templateKey(): Promise<string> {
  const folder = migrationsFolder();
  const scripts = (await readdir(folder)).sort().map((name) => path.join(folder, name));
  const hash = createHash('sha256');
  for (const file of [...scripts, 'test/support/insert-fixture.ts', 'package-lock.json'])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
