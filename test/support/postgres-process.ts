// Runs the PostgreSQL that the files of a test run share, until it is told to end.
import { startPostgres } from './postgres.ts';

const postgres = await startPostgres();
// With it the template of the fixture is made, before two files want it at once.
const url = new URL(await postgres.createDatabase('fixture'));
process.once('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
process.stdout.write(`PostgreSQL: ${url.href.replace(url.pathname, '')}\n`);
