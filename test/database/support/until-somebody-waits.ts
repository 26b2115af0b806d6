import type { Queryable } from '#sandbox/ground/db/database.ts';

const WAITING = `select 1 from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database() limit 1`;

/** Resolves once a statement waits for a lock that another transaction of this database holds, or once nobody needs to. */
export async function untilSomebodyWaits(database: Queryable, isOver = () => false): Promise<void> {
  while (!isOver() && (await database.query(WAITING)).length === 0);
}
