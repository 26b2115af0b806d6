import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { sandboxOf } from '../../support/in-process-sandbox.ts';
import { createDatabase } from '../../support/shared-postgres.ts';

/** Two processes that share a PostgreSQL with the fixture, each with its own sessions and connections. */
export async function openTwoProcesses() {
  const databaseUrl = await createDatabase('fixture');
  const open = () => openDatabase({ databaseUrl });
  const [one, other] = [await sandboxOf(await open()), await sandboxOf(await open())];
  return {
    one,
    other,
    /** The two in turn. */
    at: (turn: number) => (turn % 2 ? other : one),
    /** Connections of one more process. */
    open,
  };
}
