import { useEffect, useRef, useState } from 'react';
import { muted } from '../../../styles/typography.css.ts';
import { FailureAlert } from '../../blocks/form/failure-alert.tsx';
import { useCall } from '../../blocks/form/use-call.ts';
import { formatTimeLeft, timeLeftAnnouncement } from '../../domain/time-left.ts';
import { Button } from '../../ui/button.tsx';
import { CountdownRing } from '../../ui/countdown-ring.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { renewSession } from './operations/renew-session.ts';
import * as css from './session-ending-dialog.css.ts';

export interface SessionEndingProps {
  seconds: number;
  /** Remaining share of the warning time, 0 to 1. */
  share: number;
  /** Closes the dialog and lets the session end. */
  onPutOff: () => void;
}

/** Opens over the current screen or dialog, which keeps its state. */
export default function SessionEndingDialog({ seconds, share, onPutOff }: SessionEndingProps) {
  const { busy, failure, run } = useCall();
  const announcement = useAnnouncement(seconds);

  return (
    <Dialog
      title="Tu sesión está por terminar"
      subtitle="Por seguridad, las sesiones duran 6 horas"
      interrupts
      busy={busy}
      onClose={onPutOff}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <>
          <Button size="full" loading={busy} onClick={() => void run(renewSession)}>
            Renovar sesión
          </Button>
          <Button variant="text" disabled={busy} onClick={onPutOff}>
            Seguir hasta que termine
          </Button>
        </>
      }
    >
      <CountdownRing
        label="Tiempo restante"
        value={formatTimeLeft(seconds)}
        caption="restantes"
        share={share}
      />
      <p className={`${muted} ${css.text}`}>
        Renuévala y sigue donde estás: no se pierde nada de lo que escribiste. Si termina, las solicitudes que
        enviaste siguen en curso y al volver a entrar las verás donde las dejaste.
      </p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

function useAnnouncement(seconds: number): string {
  const before = useRef(seconds);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const moment = timeLeftAnnouncement(before.current, seconds);
    before.current = seconds;
    if (moment) setAnnouncement(moment);
  }, [seconds]);
  return announcement;
}
