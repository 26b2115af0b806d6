import { useSignals } from '@preact/signals-react/runtime';
import { Countdown } from '#blocks/countdown.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { muted } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import * as css from './session-ending-dialog.css.ts';
import { renewSession } from './session-operations.ts';

export interface SessionEndingProps {
  seconds: number;
  /** Share of the warning time that is left, from 0 to 1. */
  share: number;
  /** Closes the dialog and lets the session end. */
  onPutOff: () => void;
}

/** Opens over the current screen or dialog, which keeps its state. */
export default function SessionEndingDialog({ seconds, share, onPutOff }: SessionEndingProps) {
  useSignals();
  const { busy, failure, run } = useCall();
  const renewable = hasPart('renewal');
  return (
    <Dialog
      title="Tu sesión está por terminar"
      subtitle="Por seguridad, las sesiones duran 6 horas"
      interrupts
      busy={busy}
      onClose={onPutOff}
      alert={renewable && failure && <FailureAlert failure={failure} />}
      foot={
        <>
          {renewable && (
            <Button size="full" loading={busy} onClick={() => void run(renewSession)}>
              Renovar sesión
            </Button>
          )}
          <Button variant="text" disabled={busy} onClick={onPutOff}>
            Seguir hasta que termine
          </Button>
        </>
      }
    >
      <Countdown seconds={seconds} share={share} />
      <p className={`${muted} ${css.text}`}>
        {renewable && 'Renuévala y sigue donde estás: no se pierde nada de lo que escribiste. '}
        Si termina, las solicitudes que enviaste siguen en curso y al volver a entrar las verás donde las
        dejaste.
      </p>
    </Dialog>
  );
}
