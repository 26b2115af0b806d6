import type { Database, Queryable } from '../db/database.ts';
import { runHousekeeping } from '../housekeeping.ts';
import { invalidFields } from '../rules/api-error.ts';
import { advanceClock, clockAt } from '../rules/clock.ts';

/** A year: enough for anything to expire. */
const MAX_ADVANCE_SECONDS = 366 * 24 * 3600;
/** Keeps the sum of all advances far from the end of the filters' calendar. */
const MAX_AHEAD_SECONDS = 20 * MAX_ADVANCE_SECONDS;

export interface ClockAnswer {
  /** By the sandbox's clock. */
  now: string;
  /** Distance from the real time. */
  offsetSeconds: number;
}

/** GET clock */
export async function clockAnswer(database: Queryable): Promise<ClockAnswer> {
  const [world] = await database.query<{ offset: number }>(
    'select clock_offset_seconds as offset from world where id = 1',
  );
  const offsetSeconds = world?.offset ?? 0;
  return { now: clockAt(offsetSeconds).toISOString(), offsetSeconds };
}

/**
 * POST clock {advanceSeconds}: advances the clock of all processes, and does what became due at once. It never goes back;
 * `reset` sets it to the real time.
 * @throws ApiError 400
 */
export async function moveClock(database: Database, body: unknown): Promise<ClockAnswer> {
  const seconds =
    body && typeof body === 'object' && 'advanceSeconds' in body ? body.advanceSeconds : undefined;
  if (
    typeof seconds !== 'number' ||
    !Number.isInteger(seconds) ||
    seconds < 0 ||
    seconds > MAX_ADVANCE_SECONDS
  ) {
    const message = `debe ser un número entero de segundos, de 0 a ${MAX_ADVANCE_SECONDS}`;
    throw invalidFields([{ field: 'advanceSeconds', message }]);
  }
  const { offsetSeconds } = await clockAnswer(database);
  if (offsetSeconds + seconds > MAX_AHEAD_SECONDS) {
    const message = 'el reloj ya está veinte años adelantado; reset lo pone en la hora real';
    throw invalidFields([{ field: 'advanceSeconds', message }]);
  }
  await advanceClock(database, seconds);
  await runHousekeeping(database);
  return clockAnswer(database);
}

/** Sets the clock of all processes, and does what became due. It can go back, which suits new data only. */
export async function setClock(database: Database, moment: Date): Promise<void> {
  const seconds = Math.round((moment.getTime() - Date.now()) / 1000);
  await database.query('update world set clock_offset_seconds = $1 where id = 1', [seconds]);
  await runHousekeeping(database);
}
