import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { deviceNow, useClock } from '../../../stores/clock.ts';

const PAUSE_SECONDS = 60;

export interface Resend {
  /** Seconds until another code may be asked for; 0: now. */
  wait: number;
  /** A code was sent just now. */
  restart(): void;
}

/** The pause between two codes. */
export function useResend(): Resend {
  useSignals();
  useClock();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const passed = Math.floor((deviceNow.value - sentAt) / 1000);
  return {
    wait: Math.min(PAUSE_SECONDS, Math.max(0, PAUSE_SECONDS - passed)),
    restart: () => setSentAt(Date.now()),
  };
}
