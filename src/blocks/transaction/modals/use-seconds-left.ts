import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { secondsUntil } from '../../../domain/time-left.ts';
import { serverNow, useClock } from '../../../stores/clock.ts';

/** Remaining time of a request by the server's clock, updated every second. */
export function useSecondsLeft({ expirationDate }: Transaction): number {
  useSignals();
  useClock();
  return expirationDate ? secondsUntil(Date.parse(expirationDate), serverNow.value) : 0;
}
