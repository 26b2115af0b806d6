import type { Queryable } from '../db/database.ts';

/**
 * Current time of the sandbox: the real time plus what the simulated world advanced it. Every decision about time takes it as
 * an argument, so that all processes of a database agree.
 */
export async function readClock(database: Queryable): Promise<Date> {
  const [world] = await database.query<{ offset: number }>(
    'select clock_offset_seconds as offset from world where id = 1',
  );
  return clockAt(world?.offset ?? 0);
}

/** The real time plus `offsetSeconds`. */
export function clockAt(offsetSeconds: number): Date {
  return new Date(Date.now() + offsetSeconds * 1000);
}

/** Advances the clock of all processes of this database. @returns the new time */
export async function advanceClock(database: Queryable, seconds: number): Promise<Date> {
  const [world] = await database.query<{ offset: number }>(
    'update world set clock_offset_seconds = clock_offset_seconds + $1 where id = 1 returning clock_offset_seconds as offset',
    [seconds],
  );
  return clockAt(world?.offset ?? 0);
}

/** The moment `seconds` later. */
export function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
