import { useState } from 'react';
import { figures, muted, small } from '../../../../styles/typography.css.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import * as css from './resend-line.css.ts';
import { useResend } from './use-resend.ts';

/** `resend` answers whether a code was sent. */
export function ResendLine({ resend }: { resend: () => Promise<boolean> }) {
  const { wait, restart } = useResend();
  const [sent, setSent] = useState(0);
  const ask = async () => {
    if (!(await resend())) return;
    restart();
    setSent((count) => count + 1);
  };
  return (
    <div className={classes(css.line, muted)}>
      <span>¿No llegó?</span>
      <Button variant="text" size="sm" disabled={wait > 0} onClick={() => void ask()}>
        Reenviar código
      </Button>
      {wait > 0 && (
        <span className={classes(figures, small)}>
          en {Math.floor(wait / 60)}:{String(wait % 60).padStart(2, '0')}
        </span>
      )}
      <span className={css.sent} role="status">
        {sent > 0 && wait > 0 && 'Enviamos otro código'}
      </span>
    </div>
  );
}
