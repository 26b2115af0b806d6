import pg from 'pg';

/** Runs one statement in a connection of its own. */
export async function runSql(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
