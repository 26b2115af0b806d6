import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { secondsUntil } from '#domain/time-left.ts';
import { deviceNow, useClock } from '#stores/clock.ts';
import { endSession } from '#stores/end-session.ts';
import { usePrefetch } from '#stores/prefetch-code.ts';
import { getSessionId, reloadAtSignIn, session } from '#stores/session.ts';
import { TIME_OVER } from '#stores/stored-end-reason.ts';

const loadDialog = async () => (await import('./session-ending-dialog.tsx')).default;

/** Seconds before the end of a session at which the warning opens. */
const WARNING_SECONDS = 300;

/** Warns before the session ends, and ends it when its time is over. */
export function SessionWatch() {
  useSignals();
  useClock();
  const [putOff, setPutOff] = useState(0);
  const expiresAt = session.value?.expiresAt ?? 0;
  const seconds = secondsUntil(expiresAt, deviceNow.value);
  const open = session.value !== null;
  const ending = open && seconds <= WARNING_SECONDS && putOff !== expiresAt;

  useEffect(() => {
    if (open && seconds === 0) void endIfOver();
  }, [open, seconds]);
  // Prefetched because long before the session ends a new build may have removed the file.
  usePrefetch(loadDialog);
  const Dialog = useOnDemand(loadDialog, ending);

  if (!Dialog || seconds === 0) return null;
  return <Dialog seconds={seconds} share={seconds / WARNING_SECONDS} onPutOff={() => setPutOff(expiresAt)} />;
}

async function endIfOver(): Promise<void> {
  const over = getSessionId();
  // Only the server knows whether a clock that was set is right.
  const isOpen = () =>
    import('./session-operations.ts').then(({ continueSession }) => continueSession()).catch(() => false);
  if (wasClockSet() && (await isOpen())) return;
  if (getSessionId() === over) endSession(TIME_OVER, reloadAtSignIn);
}

/** Since the page was loaded. Also true after a sleep, in which the other clock of some systems stands still. */
const wasClockSet = () => Math.abs(Date.now() - performance.timeOrigin - performance.now()) > 60_000;
