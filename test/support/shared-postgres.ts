import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import { FIXTURE_DATABASE } from './postgres-server.ts';
import { runSql } from './run-sql.mjs';

/** Creates a database in the run's PostgreSQL for the tests of a file, empty or with the fixture, and returns its URL. */
export async function createDatabase(content: 'empty' | 'fixture'): Promise<string> {
  const { RUN_POSTGRES_URL } = process.env;
  const name = `test_${randomUUID().slice(0, 8)}`;
  const template = content === 'fixture' ? ` template ${FIXTURE_DATABASE}` : '';
  const run = (sql: string) => runSql(`${RUN_POSTGRES_URL}/postgres`, sql);
  await run(`create database ${name}${template}`);
  test.after(() => run(`drop database ${name} with (force)`));
  return `${RUN_POSTGRES_URL}/${name}`;
}
