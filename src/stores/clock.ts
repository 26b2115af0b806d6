import { batch, computed, signal } from '@preact/signals-react';
import { useEffect } from 'react';

const SECOND = 1000;

const device = signal(Date.now());
const ahead = signal(0);
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Current time of this device, in milliseconds; updated once a second while the clock is used. */
export const deviceNow = computed(() => device.value);

/** The same moment by the server's clock, which decides when requests expire. */
export const serverNow = computed(() => device.value + ahead.value);

/** Converts a moment of this device's clock to the server's clock. */
export const byServer = (moment: number): number => moment + ahead.value;

/** Sets the server's time, in milliseconds, from a response that has just arrived. */
export function setServerTime(moment: number, arrivedAt = Date.now(), tolerance = SECOND): void {
  const difference = moment - arrivedAt;
  batch(() => {
    device.value = arrivedAt;
    // Responses take different times to arrive, so a small difference is ignored.
    if (Math.abs(difference - ahead.peek()) > tolerance) ahead.value = difference;
  });
}

/** Sets the server's time from the `Date` header, which has whole seconds. */
export function setServerSecond(second: number, arrivedAt = Date.now()): void {
  setServerTime(second + SECOND / 2, arrivedAt, 2 * SECOND);
}

/** Runs the clock while mounted. */
export function useClock(): void {
  useEffect(() => {
    const tick = () => {
      device.value = Date.now();
    };
    users += 1;
    tick();
    timer ??= setInterval(tick, SECOND);
    return () => {
      users -= 1;
      if (users > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
}
