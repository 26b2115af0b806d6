import { randomUUID } from 'node:crypto';
import { FIXTURE_DATABASE, type PostgresServer, startPostgres } from './postgres-server.ts';
import { runSql } from './run-sql.mjs';

/** The PostgreSQL of the whole test run, or a new one if a file runs alone. */
export async function sharedPostgres(): Promise<Pick<PostgresServer, 'createDatabase' | 'stop'>> {
  const { RUN_POSTGRES_URL } = process.env;
  if (!RUN_POSTGRES_URL) return startPostgres();

  const made: string[] = [];
  const urlOf = (name: string) => `${RUN_POSTGRES_URL}/${name}`;
  return {
    async createDatabase(content) {
      const name = `test_${randomUUID().slice(0, 8)}`;
      const template = content === 'fixture' ? ` template ${FIXTURE_DATABASE}` : '';
      await runSql(urlOf('postgres'), `create database ${name}${template}`);
      made.push(name);
      return urlOf(name);
    },
    async stop() {
      for (const name of made) await runSql(urlOf('postgres'), `drop database ${name} with (force)`);
    },
  };
}
