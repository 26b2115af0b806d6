import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as assert from 'uvu/assert';
import type { Database } from '../../sandbox/db/database.ts';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { readClock } from '../../sandbox/rules/clock.ts';
import { pay } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { seedIfEmpty } from '../../sandbox/seed/seed.ts';
import { seededCopy } from '../support/server.ts';
import { suite } from '../support/suite.ts';

const test = suite('backup of the embedded database');

const dataDir = await seededCopy();
const backup = await mkdtemp(path.join(tmpdir(), 'cobros-backup-'));
test.after(async () => {
  for (const folder of [dataDir, backup]) await rm(folder, { recursive: true, force: true });
});

/** Opens the folder as a server does at its start, and closes it as one does at its end. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir });
  try {
    await seedIfEmpty(database, { now: new Date(), onStart: () => {} });
    return await work(database);
  } finally {
    await database.close();
  }
}

const payWith = (note: string) =>
  withDatabase(async (database) =>
    pay(database, {
      username: 'maria.lopez',
      to: 'cashier',
      id: 'us_tiendaluna_centro_caja1',
      amount: 12.5,
      note,
      now: await readClock(database),
    }),
  );

/** Every table with its number of rows and a sum of their content. */
async function contentOf(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    [content[name]] = await database.query(
      `select count(*) as rows, coalesce(sum(hashtext(t::text)), 0)::text as sum from ${name} t`,
    );
  }
  return content;
}

test('a copy of the folder, put back in its place, brings back all that was there, and goes on', async () => {
  await payWith('Antes del respaldo');
  const before = await withDatabase(contentOf);
  assert.ok(Object.keys(before).length > 15);
  await cp(dataDir, backup, { recursive: true });

  await payWith('Después del respaldo');
  const later = await withDatabase(contentOf);
  assert.not.equal(later, before);

  await rm(dataDir, { recursive: true });
  await cp(backup, dataDir, { recursive: true });
  assert.equal(await withDatabase(contentOf), before);
  await payWith('Después de restaurar');
  const notes = await withDatabase((database) =>
    database.query<{ note: string }>(
      `select note from transactions where note like '%respaldo' or note like '%restaurar' order by note`,
    ),
  );
  assert.equal(
    notes.map(({ note }) => note),
    ['Antes del respaldo', 'Después de restaurar'],
  );
});

test.run();
