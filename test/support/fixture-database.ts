import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queryable } from '#sandbox/ground/db/database.ts';
import { migrate, migrationsFolder } from '#sandbox/ground/db/migrate.ts';
import { openPgliteMemory, pgliteDatabase } from '#sandbox/ground/db/pglite.ts';
import { insertFixture } from './insert-fixture.ts';

const CACHE = 'dist/test-cache';

let template: Promise<Blob> | undefined;

/** Closed databases of this process. Filling one again takes a third of the time that it takes to start another. */
const closed: { engine: Database; schema: string }[] = [];

/**
 * Opens an in-memory database with the schema and the fixture: one that an earlier file has closed, or a new one from a cached
 * dump, which takes a fraction of the seconds that an empty PostgreSQL needs. The dump is made again when the schema or the
 * fixture changes.
 */
export async function openFixtureDatabase(): Promise<Database> {
  const { engine, schema } = (await refilled()) ?? (await start());
  let isOpen = true;
  const whileOpen = async <Value>(work: () => Promise<Value>) => {
    if (!isOpen) throw new Error('The database is closed');
    return work();
  };
  return {
    query: (sql, params) => whileOpen(() => engine.query(sql, params)),
    script: (sql) => whileOpen(() => engine.script(sql)),
    transaction: (work) => whileOpen(() => engine.transaction(work)),
    close: () =>
      whileOpen(async () => {
        isOpen = false;
        closed.push({ engine, schema });
      }),
  };
}

async function start() {
  template ??= readTemplate();
  const engine = await openPgliteMemory(await template);
  return { engine, schema: await schemaOf(engine) };
}

/** Restores a closed database, unless a test has changed its schema. Partitions made by housekeeping are empty and stay. */
async function refilled() {
  const last = closed.pop();
  if (!last) return undefined;
  if ((await schemaOf(last.engine)) !== last.schema) {
    await last.engine.close();
    return undefined;
  }
  await restoreFixture(last.engine);
  return last;
}

/** Puts a database into the state in which a file finds it; sessions end. */
export async function restoreFixture(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename not in ('schema_migrations', 'captcha_key')`,
    );
    await tx.script(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
    await tx.query('insert into world (id) values (1)');
    await insertFixture(tx);
  });
}

async function schemaOf(database: Queryable): Promise<string> {
  const [all] = await database.query<{ text: string }>(
    `select string_agg(oid || ' ' || name, ',' order by oid) as text from (
       select oid, relname as name from pg_class where relnamespace = 'public'::regnamespace and not relispartition
       union all select oid, tgname from pg_trigger where not tgisinternal
       union all select oid, proname from pg_proc where pronamespace = 'public'::regnamespace) of_schema`,
  );
  return all?.text ?? '';
}

/** Reads or makes a dump of a database with schema and fixture. */
export async function readTemplate(): Promise<Blob> {
  const file = path.join(CACHE, `fixture-${await templateKey()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([new Uint8Array(cached)]);
  const dump = await makeTemplate();
  await mkdir(CACHE, { recursive: true });
  // Test processes start at the same time, so each writes its own file and then renames it.
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
  // These two templates for new databases would make up half of the dump and of the time to load it.
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
