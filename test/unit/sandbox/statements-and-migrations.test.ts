import { readdirSync, readFileSync } from 'node:fs';
import { statementName } from '#sandbox/ground/db/postgres.ts';
import { assert, test } from '../support/test.ts';

/**
 * Statements whose effect outlives their transaction: the next user of the connection would find it, and the one who made it
 * might not.
 */
const KEPT: Record<string, RegExp> = {
  'a lock of the session': /\bpg_(try_)?advisory_lock\b/,
  'a setting of the session': /[`'"]\s*set (?!local\b)[a-z_]+(\.[a-z_]+)? (=|to)\s/,
  'a temporary table': /\bcreate temp(orary)? table (?![^;`]*on commit drop)/,
  'a cursor': /\bdeclare \w+ .*\bwith hold\b/,
  'a subscription': /[`'"]\s*listen [a-z_]+[`'"]/,
};

const keptBy = (text: string) => Object.keys(KEPT).filter((kind) => KEPT[kind]?.test(text));

test('no statement leaves any state in its connection', () => {
  const names = readdirSync('sandbox', { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => !name.startsWith('node_modules') && /\.(ts|sql)$/.test(name));
  assert.ok(sources.length > 100);
  const found = sources.flatMap((name) =>
    keptBy(readFileSync(`sandbox/${name}`, 'utf8')).map((kind) => `${name}: ${kind}`),
  );
  // Set only when the server connects without a pooler.
  assert.equal(found, ['ground/db/postgres.ts: a setting of the session']);
});

const FOLDER = 'sandbox/ground/db/migrations';

/**
 * From before the first release, or compatible with both versions: 010 keeps a type that reads and writes the same JSON, 018
 * replaces the tables that it renames with others of the same names and columns, 026 allows values in two columns that were not
 * allowed before, 039 allows more refunds of a payment, of which the previous version makes only the first, 043 allows a kind of
 * e-mail that is never due.
 */
const ACCEPTED = [
  '003-closings.sql: renames',
  '003-closings.sql: drops',
  '003-closings.sql: changes a column',
  '010-same-bytes.sql: changes a column',
  '018-months.sql: drops',
  '018-months.sql: renames',
  '026-charges.sql: drops',
  '039-refunds-in-parts.sql: drops',
  '043-blocked-charges-and-request-emails.sql: drops',
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

test('the name of a long SQL statement fits PostgreSQL’s limit of 63 bytes', () => {
  assert.ok(Buffer.byteLength(statementName(`select ${'1, '.repeat(5_000)} 1`)) <= 63);
});
