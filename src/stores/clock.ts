import { batch, computed, signal } from '@preact/signals-react';
import { useEffect } from 'react';

const SECOND = 1000;

const device = signal(Date.now());
const ahead = signal(0);
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** This moment by this device's clock, in milliseconds. It moves once a second while somebody uses the clock. */
export const deviceNow = computed(() => device.value);

/** The same moment by the server's clock, by which requests run out. */
export const serverNow = computed(() => device.value + ahead.value);

/** Takes the server's time, in milliseconds, out of an answer that has just arrived. */
export function setServerTime(moment: number, arrivedAt = Date.now(), tolerance = SECOND): void {
  const difference = moment - arrivedAt;
  batch(() => {
    device.value = arrivedAt;
    // Every answer differs by its time on the way; only a clock that is really off counts.
    if (Math.abs(difference - ahead.peek()) > tolerance) ahead.value = difference;
  });
}

/** Takes it out of the header `Date`, which says whole seconds. */
export function setServerSecond(second: number, arrivedAt = Date.now()): void {
  setServerTime(second + SECOND / 2, arrivedAt, 2 * SECOND);
}

/** Keeps the clock going for as long as the component is there. */
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
