import { cp, rm } from 'node:fs/promises';
import type { Database } from '#sandbox/ground/db/database.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { insertFixture } from '../support/insert-fixture.ts';
import { assert, payTo, temporaryFolder, test } from '../support/suite.ts';

const dataDir = await temporaryFolder();
const backup = await temporaryFolder();

/** Opens the folder as a server does when it starts, and closes it as one does when it stops. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const payWith = async (database: Database, note: string) =>
  payTo(database, 'cashier', 'us_caja1', 12.5, note);

/** Every table with its number of rows and a sum of their content. */
async function contentOf(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables)
    [content[name]] = await database.query(
      `select count(*) as rows, coalesce(sum(hashtext(t::text)), 0)::text as sum from ${name} t`,
    );
  return content;
}

test('a copy of the folder restores everything when put in its place, and can be used', async () => {
  const before = await withDatabase(async (database) => {
    await insertFixture(database);
    await payWith(database, 'Antes del respaldo');
    return contentOf(database);
  });
  assert.ok(Object.keys(before).length > 15);
  await cp(dataDir, backup, { recursive: true });

  const later = await withDatabase(async (database) => {
    await payWith(database, 'Después del respaldo');
    return contentOf(database);
  });
  assert.not.equal(later, before);

  await rm(dataDir, { recursive: true });
  await cp(backup, dataDir, { recursive: true });
  await withDatabase(async (database) => {
    assert.equal(await contentOf(database), before);
    await payWith(database, 'Después de restaurar');
    const notes = await database.query('select note from transactions order by note');
    assert.equal(notes, [{ note: 'Antes del respaldo' }, { note: 'Después de restaurar' }]);
  });
});
