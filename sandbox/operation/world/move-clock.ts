import type { Database, Queryable } from '#ground/db/database.ts';
import { runHousekeeping } from '#operation/housekeeping/housekeeping.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { advanceClock, clockAt, MAX_SECONDS_OFF, readClockOffset } from '#terms/time/clock.ts';
import { bodyField } from './body-field.ts';
import { simulatedBank } from './simulated-bank.ts';

/** A year, which is enough for anything to expire. */
const MAX_ADVANCE_SECONDS = 366 * 24 * 3600;

export interface ClockState {
  /** Current time by the sandbox's clock. */
  now: string;
  /** Seconds that the clock is ahead of the real time. */
  offsetSeconds: number;
}

/** GET clock: the current time of the sandbox. */
export async function clockState(database: Queryable): Promise<ClockState> {
  const offsetSeconds = await readClockOffset(database);
  return { now: clockAt(offsetSeconds).toISOString(), offsetSeconds };
}

/**
 * POST clock {advanceSeconds}: advances the clock of all processes, and does everything that became due. It never goes back;
 * `reset` sets it to the real time.
 * @throws ApiError 400
 */
export async function moveClock(database: Database, body: unknown): Promise<ClockState> {
  const seconds = bodyField(body, 'advanceSeconds');
  if (
    typeof seconds !== 'number' ||
    !Number.isInteger(seconds) ||
    seconds < 0 ||
    seconds > MAX_ADVANCE_SECONDS
  ) {
    const message = `debe ser un número entero de segundos, de 0 a ${MAX_ADVANCE_SECONDS}`;
    throw invalidFields([{ field: 'advanceSeconds', message }]);
  }
  const offsetSeconds = await readClockOffset(database);
  if (offsetSeconds + seconds > MAX_SECONDS_OFF) {
    const message = 'el reloj ya está veinte años adelantado; reset lo pone en la hora real';
    throw invalidFields([{ field: 'advanceSeconds', message }]);
  }
  await advanceClock(database, seconds);
  await runHousekeeping(database, { bank: simulatedBank });
  return clockState(database);
}
