import type { Database, Queryable } from '../db/database.ts';
import { keepHouse } from '../housekeeping.ts';
import { invalidFields } from '../rules/api-error.ts';
import { advanceClock, clockAt } from '../rules/clock.ts';

/** A year: enough to see anything run out. */
const MAX_ADVANCE_SECONDS = 366 * 24 * 3600;
/** All advances together stay far from where the calendar of the filters ends. */
const MAX_AHEAD_SECONDS = 20 * MAX_ADVANCE_SECONDS;

export interface ClockAnswer {
  /** By the sandbox's clock. */
  now: string;
  /** How far it is ahead of the real one. */
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
 * POST clock {advanceSeconds}: moves the clock of everyone ahead, and at once does what became due. It never goes back:
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
  await keepHouse(database);
  return clockAnswer(database);
}
