import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { formatTimeLeft, secondsUntil, timeLeftAnnouncement } from '../domain/time-left.ts';
import { serverNow, useClock } from '../stores/clock.ts';
import { CountdownRing } from '../ui/countdown-ring.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Seconds left until a request expires by the server's clock, updated every second. */
export function useSecondsLeft({ expirationDate }: Transaction): number {
  useSignals();
  useClock();
  return expirationDate ? secondsUntil(Date.parse(expirationDate), serverNow.value) : 0;
}

interface CountdownProps {
  seconds: number;
  /** Share of the request's lifetime that is left, from 0 to 1. */
  share: number;
  caption: string;
}

/** Remaining time as a ring. Screen readers announce it at a few moments, not every second. */
export function Countdown({ seconds, share, caption }: CountdownProps) {
  return (
    <>
      <CountdownRing
        label="Tiempo restante"
        value={formatTimeLeft(seconds)}
        caption={caption}
        share={share}
      />
      <TimeLeftAnnouncement seconds={seconds} />
    </>
  );
}

export function TimeLeftAnnouncement({ seconds }: { seconds: number }) {
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
