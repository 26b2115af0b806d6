import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate, migrationsFolder } from '#sandbox/ground/db/migrate.ts';
import { openPostgres } from '#sandbox/ground/db/postgres.ts';
import { cleanText } from '#words/clean-text.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, closed, temporaryFolder, test } from '../support/suite.ts';

const folder = await temporaryFolder();
const bothKinds = async () => [
  closed(await openFixtureDatabase()),
  closed(await openPostgres(await createDatabase('empty'), { poolSize: 1 })),
];

test('three processes that start on an empty database run every script once', async () => {
  const url = await createDatabase('empty');
  const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url, { poolSize: 2 })));
  for (const database of databases) closed(database);
  const ran = await Promise.all(databases.map((database) => migrate(database)));
  assert.equal(ran.flat(), (await readdir(migrationsFolder())).sort());
});

test('connections opened after the scripts use the planner’s page costs of a solid-state disk', async () => {
  const url = await createDatabase('empty');
  const first = await openPostgres(url, { poolSize: 1 });
  await migrate(first);
  await first.close();
  const database = closed(await openPostgres(url, { poolSize: 1 }));
  assert.equal(await database.query('show random_page_cost'), [{ random_page_cost: '1.1' }]);
});

test('a failed script leaves nothing behind, and runs again once it has been corrected', async () => {
  const database = closed(await openFixtureDatabase());
  await writeFile(path.join(folder, '001-first.sql'), 'create table first (id integer);');
  await writeFile(path.join(folder, '002-second.sql'), 'create table second (id integer); select wrong;');
  const failed = await migrate(database, folder).catch((cause) => cause);
  assert.is(
    failed.message,
    'The script 002-second.sql failed, and nothing was changed: column "wrong" does not exist',
  );
  await writeFile(path.join(folder, '002-second.sql'), 'create table second (id integer);');
  assert.equal(await migrate(database, folder), ['001-first.sql', '002-second.sql']);
  assert.equal(await migrate(database, folder), []);
});

test('stored names get single spaces, except those that would become equal to another', async () => {
  const database = closed(await openFixtureDatabase());
  const spaced = [
    ['br_antigua', ' zona   10'],
    ['br_centro', ' Centro \u00a0  Sur '],
  ];
  for (const branch of spaced) await database.query('update branches set name = $2 where id = $1', branch);
  await database.query(`update users set name = 'Caja\t 1' where id = 'us_caja1'`);
  await database.script(await readFile(path.join(migrationsFolder(), '011-plain-names.sql'), 'utf8'));
  const read = `select name from branches where id = any($1) union all select name from users where id = any($1)`;
  const rows = await database.query<{ name: string }>(read, [['br_antigua', 'br_centro', 'us_caja1']]);
  assert.equal(rows.map(({ name }) => name).sort(), [' zona   10', 'Caja 1', 'Centro Sur']);
});

test('stored names lose their invisible characters; of names that look the same, the oldest stays unchanged', async () => {
  const database = closed(await openFixtureDatabase());
  await database.script('drop index branches_name_key, cashiers_name_key; drop function name_key');
  const users = [
    ['us_caja1', 'Caja 1\u200b'],
    ['us_caja2', '\u202eCaja 1'],
    ['us_caja3', 'Caja 1 (2)'],
    ['us_caja4', '\u3164'],
    ['us_zona101', 'Caja 1'],
    ['us_supervisor', '\u2800José 👩‍💻'],
  ];
  for (const user of users) await database.query('update users set name = $2 where id = $1', user);
  await database.query(`update branches set name = E'Zona\\u2060 ' where id = 'br_zona10'`);
  await database.query(`update branches set name = E'\\u200bZONA' where id = 'br_antigua'`);
  // As in databases from before 2026-11-22.
  await database.script(`
    create unique index branches_name_key on branches (business_id, lower(name)) where status <> 'deleted';
    create unique index boxes_name_key on users (branch_id, lower(name)) where type = 'operator' and status <> 'deleted';`);
  await database.script(await readFile(path.join(migrationsFolder(), '024-visible-names.sql'), 'utf8'));
  const read = 'select name from users where id = any($1) order by array_position($1, id)';
  const rows = await database.query<{ name: string }>(read, [users.map(([id]) => id)]);
  assert.equal(
    rows.map(({ name }) => name),
    ['Caja 1', 'Caja 1 (3)', 'Caja 1 (2)', 'tiendaluna-centro-caja4', 'Caja 1', 'José 👩‍💻'],
  );
  const branches = `select name from branches where id in ('br_zona10', 'br_antigua') order by name`;
  assert.equal(await database.query(branches), [{ name: 'ZONA' }, { name: 'Zona (2)' }]);
});

test('invisible Unicode characters are ignored when names are compared', async () => {
  const hidden = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => !/[\s\p{Cc}]/u.test(sign) || sign === '\ufeff')
    .filter((sign) => cleanText(sign) === '');
  assert.ok(hidden.length > 4_000);
  const differing = `select given from unnest($1::text[]) as given where name_key('CAJA' || given || ' ２') <> 'caja 2'`;
  for (const database of await bothKinds()) {
    await migrate(database);
    assert.equal(await database.query(differing, [hidden]), []);
  }
});

test('both databases return the same types', async () => {
  const read = `select 12.50::numeric as money, 3::int8 as big, count(*) as many, '2026-01-02T03:04:05Z'::timestamptz as moment,
    '{"a":1}'::jsonb as json, array['x', 'y'] as list, $1::text as given from (values (1), (2)) as t`;
  const expected = {
    money: '12.50',
    big: 3,
    many: 2,
    moment: new Date('2026-01-02T03:04:05Z'),
    json: { a: 1 },
    list: ['x', 'y'],
    given: 'ñ',
  };
  for (const database of await bothKinds()) assert.equal(await database.query(read, ['ñ']), [expected]);
});
