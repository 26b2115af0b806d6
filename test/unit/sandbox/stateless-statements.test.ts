import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

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
  assert.equal(found, ['db/postgres.ts: a setting of the session']);
});

test('a statement that leaves state in its connection is detected', () => {
  assert.equal(keptBy("query('select pg_advisory_lock($1)')"), ['a lock of the session']);
  assert.equal(keptBy('script(`set work_mem = 1`)'), ['a setting of the session']);
  assert.equal(keptBy('create temp table a (b integer); create temp table c () on commit drop'), [
    'a temporary table',
  ]);
  assert.equal(keptBy("query('listen payments')"), ['a subscription']);
  assert.equal(keptBy('update users set name = $1'), []);
});
