import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { rereadAndRetry } from './part.tsx';

/** Shown instead of a dialog that failed. What was typed in it is there again after a retry. */
export const FailedDialog = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <Dialog
    title="No pudimos mostrar esta ventana"
    subtitle="Algo falló al mostrarla. Lo que escribiste sigue aquí."
    interrupts
    onClose={onClose}
    foot={
      <>
        <Button size="full" icon="refresh" onClick={() => rereadAndRetry(onRetry)}>
          Intentar de nuevo
        </Button>
        <Button variant="text" onClick={onClose}>
          Cerrar
        </Button>
      </>
    }
  />
);
