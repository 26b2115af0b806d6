import type { Queryable } from '../../db/database.ts';

/** Makes the next closing with open entries fail, as requested by the simulated world. */
export async function forceFailure(database: Queryable, reason: string, now: Date): Promise<void> {
  await database.query('insert into closing_faults (reason, created_at) values ($1, $2)', [reason, now]);
}

/** The reason why this closing must fail; undefined if no failure was requested. */
export async function takeForcedFailure(tx: Queryable): Promise<string | undefined> {
  const [fault] = await tx.query<{ reason: string }>(
    `delete from closing_faults
     where id = (select id from closing_faults order by id limit 1 for update skip locked) returning reason`,
  );
  return fault?.reason;
}
