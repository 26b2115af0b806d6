import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { formatTimeLeft, secondsUntil, timeLeftAnnouncement } from '#domain/time-left.ts';
import { serverNow, useClock } from '#stores/clock.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './countdown.css.ts';

/** Seconds left until a request expires by the server's clock, updated every second; undefined if it does not expire. */
export function useSecondsLeft({ expirationDate }: Transaction): number | undefined {
  useSignals();
  useClock();
  return expirationDate ? secondsUntil(Date.parse(expirationDate), serverNow.value) : undefined;
}

interface CountdownProps {
  seconds: number;
  /** Share of the whole time that is left, from 0 to 1. */
  share: number;
}

/** Remaining time in words and as a bar. Screen readers announce it at a few moments, not every second. */
export const Countdown = ({ seconds, share }: CountdownProps) => (
  <>
    <div className={css.left} role="timer" aria-label="Tiempo restante">
      <p>
        Quedan <b className={css.time}>{formatTimeLeft(seconds)}</b>
      </p>
      <span className={css.track} aria-hidden="true">
        <span className={css.rest} style={{ width: `${share * 100}%` }} />
      </span>
    </div>
    <TimeLeftAnnouncement seconds={seconds} />
  </>
);

function TimeLeftAnnouncement({ seconds }: { seconds: number }) {
  const before = useRef(seconds);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const moment = timeLeftAnnouncement(before.current, seconds);
    before.current = seconds;
    if (moment) setAnnouncement(moment);
  }, [seconds]);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}
