import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementName } from '../../../sandbox/db/postgres.ts';

const test = suite('names of prepared statements');

test('a name follows from the SQL alone, so that every process gives the same statement the same name', () => {
  assert.is.not(statementName('select 2'), statementName('select 1'));
  assert.is(statementName('select 1'), 'girgfUeDFYvBkSu2I-UQfMkALVGeEUOpwgDtbuGLbQ8');
});

test('PostgreSQL accepts the name of a long statement', () => {
  assert.ok(Buffer.byteLength(statementName(`select ${'1, '.repeat(5_000)} 1`)) <= 63);
});

test.run();
