import { useEffect, useRef, useState } from 'react';
import { formatTimeLeft, timeLeftAnnouncement } from '../domain/time-left.ts';
import { CountdownRing } from '../ui/countdown-ring.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

interface CountdownProps {
  seconds: number;
  /** Remaining share of the whole time, 0 to 1. */
  share: number;
  caption: string;
}

/** Remaining time as a ring. Screen readers hear single moments of it, not every second. */
export function Countdown({ seconds, share, caption }: CountdownProps) {
  const before = useRef(seconds);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const moment = timeLeftAnnouncement(before.current, seconds);
    before.current = seconds;
    if (moment) setAnnouncement(moment);
  }, [seconds]);
  return (
    <>
      <CountdownRing
        label="Tiempo restante"
        value={formatTimeLeft(seconds)}
        caption={caption}
        share={share}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
