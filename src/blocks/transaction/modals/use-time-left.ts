import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { secondsUntil, timeLeftAnnouncement } from '../../../domain/time-left.ts';
import { serverNow, useClock } from '../../../stores/clock.ts';

export interface TimeLeft {
  seconds: number;
  /** Text for screen readers: the last announced moment. */
  announcement: string;
}

/** Remaining time of a request by the server's clock, updated every second. */
export function useTimeLeft({ expirationDate }: Transaction): TimeLeft {
  useSignals();
  useClock();
  const seconds = expirationDate ? secondsUntil(Date.parse(expirationDate), serverNow.value) : 0;
  const before = useRef(seconds);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const moment = timeLeftAnnouncement(before.current, seconds);
    before.current = seconds;
    if (moment) setAnnouncement(moment);
  }, [seconds]);
  return { seconds, announcement };
}
