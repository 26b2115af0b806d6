import { openDatabase } from '../../../sandbox/db/open-database.ts';
import { openSandbox } from '../../support/in-process-sandbox.ts';
import { sharedPostgres } from '../../support/shared-postgres.ts';

/** Two processes that share a PostgreSQL with the fixture, each with its own sessions and connections. */
export async function openTwoProcesses() {
  const postgres = await sharedPostgres();
  const databaseUrl = await postgres.createDatabase('fixture');
  const open = () => openDatabase({ databaseUrl });
  const [one, other] = [await openSandbox(await open()), await openSandbox(await open())];
  return {
    one,
    other,
    /** The two in turn. */
    at: (turn: number) => (turn % 2 ? other : one),
    /** Connections of one more process. */
    open,
    async close() {
      await one.close();
      await other.close();
      await postgres.stop();
    },
  };
}
