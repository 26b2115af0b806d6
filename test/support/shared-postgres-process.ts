// Runs the PostgreSQL that the files of a test run share, until it gets the signal to end.
import { startPostgres } from './postgres-server.ts';

const postgres = await startPostgres();
// Creates the fixture's template now, because later two files might do so at the same time.
const url = new URL(await postgres.createDatabase('fixture'));
process.once('SIGTERM', async () => {
  await postgres.stop();
  process.exit();
});
process.stdout.write(`PostgreSQL: ${url.href.replace(url.pathname, '')}\n`);
