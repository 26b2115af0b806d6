import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { statementName } from '../../../sandbox/db/postgres.ts';

test('the name depends on the SQL alone, so that every process names a statement alike', () => {
  assert.is.not(statementName('select 2'), statementName('select 1'));
  assert.is(statementName('select 1'), 'girgfUeDFYvBkSu2I-UQfMkALVGeEUOpwgDtbuGLbQ8');
});

test('the name of a long SQL statement fits PostgreSQL’s limit of 63 bytes', () => {
  assert.ok(Buffer.byteLength(statementName(`select ${'1, '.repeat(5_000)} 1`)) <= 63);
});
