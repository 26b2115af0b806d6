import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const FOLDER = 'sandbox/db/migrations';

/**
 * From before the first release, or compatible with both versions: 010 keeps a type that reads and writes the same JSON, 018
 * replaces the tables that it renames with others of the same names and columns, 026 allows values in two columns that were not
 * allowed before.
 */
const ACCEPTED = [
  '003-closings.sql: renames',
  '003-closings.sql: drops',
  '003-closings.sql: changes a column',
  '010-same-bytes.sql: changes a column',
  '018-months.sql: drops',
  '018-months.sql: renames',
  '026-charges.sql: drops',
];

const DANGERS: Record<string, RegExp> = {
  renames: /\brename\b/i,
  drops: /\bdrop\s+(?!index\b|function\s+(if\s+exists\s+)?pg_temp\.)/i,
  'changes a column':
    /\balter\s+(column\s+)?(?!table\b|column\b|index\b)\w+\s+(set\s+not\s+null|drop\s+default|(set\s+data\s+)?type)\b/i,
  'adds a column that must be filled':
    /\badd\s+column\b(?=[^;,]*\bnot\s+null\b)(?![^;]*\b(default|generated)\b)/i,
};

/** The statements alone, without comments and function bodies. */
const statementsOf = (sql: string) => sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '');

function dangersOf(name: string, sql: string): string[] {
  const text = statementsOf(sql);
  return Object.entries(DANGERS).flatMap(([danger, pattern]) =>
    pattern.test(text) ? [`${name}: ${danger}`] : [],
  );
}

test('no migration removes or changes what the previous version uses', () => {
  const found = readdirSync(FOLDER).flatMap((name) =>
    dangersOf(name, readFileSync(`${FOLDER}/${name}`, 'utf8')),
  );
  assert.equal(found.sort(), [...ACCEPTED].sort());
});

for (const [sql, danger] of [
  ['alter table users rename column name to title;', 'renames'],
  ['drop table outbox;', 'drops'],
  ['alter table users drop column name;', 'drops'],
  ['alter table users drop constraint users_check;', 'drops'],
  ['alter table users alter column phone set not null;', 'changes a column'],
  ['alter table users alter phone type integer;', 'changes a column'],
  ['alter table users add column color text not null;', 'adds a column that must be filled'],
]) {
  test(`a migration with ${sql} is rejected`, () =>
    assert.equal(dangersOf('x', sql ?? ''), [`x: ${danger}`]));
}

for (const sql of [
  'alter table users add column color text;',
  "alter table users add column color text not null default '';",
  'alter table users add column low text not null generated always as (lower(name)) stored;',
  'drop index users_by_name; create index users_by_name on users (name);',
  '-- drop table users\ncreate function f() returns trigger language plpgsql as $$ begin drop table x; end $$;',
]) {
  test(`a migration with ${sql} is accepted`, () => assert.equal(dangersOf('x', sql), []));
}
