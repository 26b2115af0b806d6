import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { formatTimeLeft, secondsUntil } from '#domain/time-left.ts';
import { deviceNow, useClock } from '#stores/clock.ts';
import { fingerTarget } from '#styles/layout.css.ts';
import { classes } from '#ui/classes.ts';
import * as css from './resend-code.css.ts';

const PAUSE_SECONDS = 60;
const PAUSE_MS = PAUSE_SECONDS * 1000;

type ResendCodeProps = {
  /** Returns whether the code was sent; the form around it shows a failure. */
  onResend: () => Promise<boolean>;
  /** A code was sent just before this was shown. */
  sent?: boolean;
  /** A later call failed; its failure replaces the confirmation. */
  failed?: boolean;
  /** Centered, in a dialog that has just sent a code, so the pause is already running. */
  centered?: boolean;
};

/** Sends a code again, at most once a minute, and confirms it. */
export function ResendCode({
  onResend,
  sent: sentBefore = false,
  failed = false,
  centered = false,
}: ResendCodeProps) {
  useSignals();
  useClock();
  const [sent, setSent] = useState(sentBefore);
  const [sending, setSending] = useState(false);
  const [until, setUntil] = useState(() => (centered ? Date.now() + PAUSE_MS : 0));
  // The clock may be a second behind, which would show a longer pause.
  const seconds = Math.min(PAUSE_SECONDS, secondsUntil(until, deviceNow.value));
  const waits = sending || seconds > 0;

  const resend = async () => {
    if (waits) return;
    setSending(true);
    setSent(false);
    const done = await onResend();
    setSending(false);
    setSent(done);
    if (done) setUntil(Date.now() + PAUSE_MS);
  };
  return (
    <p className={centered ? css.centered : css.line}>
      {centered && <span>¿No llegó?</span>}
      <button
        type="button"
        className={classes(css.link, fingerTarget)}
        aria-disabled={waits || undefined}
        onClick={() => void resend()}
      >
        Reenviar código{seconds > 0 && <span className={css.wait}> en {formatTimeLeft(seconds)}</span>}
      </button>
      <span role="status" className={css.sent}>
        {sent && !failed && 'El código ha sido enviado con éxito'}
      </span>
    </p>
  );
}
