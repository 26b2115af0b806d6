import type { Queryable } from '#ground/db/database.ts';

const YEAR_SECONDS = 366 * 24 * 3600;
/**
 * Maximum difference between the clock and the real time, in years and in seconds, because the calendar of the filters ends at
 * some date.
 */
export const MAX_YEARS_OFF = 20;
export const MAX_SECONDS_OFF = MAX_YEARS_OFF * YEAR_SECONDS;

/**
 * Current time of the sandbox: the real time plus the time by which the simulated world has advanced it. Every decision about
 * time takes it as an argument, so that all processes of a database agree.
 */
export async function readClock(database: Queryable): Promise<Date> {
  return clockAt(await readClockOffset(database));
}

/** Seconds that the sandbox's clock is ahead of the real time. */
export async function readClockOffset(database: Queryable): Promise<number> {
  const [world] = await database.query<{ offset: number }>(
    'select clock_offset_seconds as offset from world where id = 1',
  );
  return world?.offset ?? 0;
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

/**
 * Sets the clock of all processes of this database to `to`, or less than a second later, because it is stored as whole seconds
 * from the real time. It can go back, which is suitable only for new data.
 */
export async function setClock(database: Queryable, to: Date): Promise<void> {
  const seconds = Math.ceil((to.getTime() - Date.now()) / 1000);
  await database.query('update world set clock_offset_seconds = $1 where id = 1', [seconds]);
}

/** The moment `seconds` later. */
export function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
