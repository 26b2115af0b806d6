import { batch, computed, signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { earliestSend } from '#api/early-requests.ts';

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

interface Exchange {
  /** When the request was sent and its response arrived, by this device's clock. */
  sentAt: number;
  arrivedAt?: number;
  /** Milliseconds by which the server's time may be later than it says. */
  precision?: number;
}

/**
 * Sets the server's time, in milliseconds, from a response that has just arrived. The server wrote it between the
 * request and the response, so the clock is only moved if it contradicts that: a slow response changes nothing.
 */
export function setServerTime(
  moment: number,
  { sentAt, arrivedAt = Date.now(), precision = 0 }: Exchange,
): void {
  // One response without a time must not take the clock from everything that shows it.
  if (Number.isNaN(moment)) return;
  const [least, most] = [moment - arrivedAt, moment + precision - earliestSend(sentAt)];
  batch(() => {
    device.value = arrivedAt;
    ahead.value = Math.max(least, Math.min(most, ahead.peek()));
  });
}

/** Sets the server's time from the `Date` header, which has whole seconds. */
export function setServerSecond(moment: number, sentAt: number): void {
  setServerTime(moment, { sentAt, precision: SECOND });
}

const tick = () => {
  if (!document.hidden) device.value = Date.now();
};

/** Runs the clock while mounted, and the page is visible. */
export function useClock(): void {
  useEffect(() => {
    users += 1;
    tick();
    if (users === 1) {
      timer = setInterval(tick, SECOND);
      document.addEventListener('visibilitychange', tick);
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
}
