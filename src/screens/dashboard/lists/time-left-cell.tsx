import { useSignals } from '@preact/signals-react/runtime';
import { formatTimeLeft, SOON_SECONDS, secondsUntil } from '../../../domain/time-left.ts';
import { serverNow } from '../../../stores/clock.ts';
import * as css from './transaction-row.css.ts';

/** The only part of a row that changes every second. Not announced by screen readers. */
export function TimeLeftCell({ until }: { until: number }) {
  useSignals();
  const seconds = secondsUntil(until, serverNow.value);
  return (
    <span role="timer" aria-live="off" className={seconds < SOON_SECONDS ? css.soon : css.moment}>
      Quedan {formatTimeLeft(seconds)}
    </span>
  );
}
