import type { Result } from '@cobros/sdk';
import { useState } from 'react';
import { type ClosingConfig, sameClosing } from '../../domain/closing-config.ts';
import { REQUIRED } from '../../domain/form-rules.ts';
import { showSuccess } from '../../stores/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ClosingTypeFields } from './closing-type-fields.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { useCall } from './use-call.ts';
import { useRestorableState } from './use-restorable-state.ts';

/** Message after every change of a closing type (section 4 of the specification). */
export const CLOSING_SAVED = {
  title: 'La configuración de cierre',
  message: 'Se actualizo con éxito',
} as const;

type ClosingTypeDialogProps = {
  username: string;
  saved: ClosingConfig;
  save: (config: ClosingConfig) => Promise<Result<unknown>>;
  onClose: () => void;
};

export function ClosingTypeDialog({ username, saved, save, onClose }: ClosingTypeDialogProps) {
  const [config, setConfig] = useRestorableState('closing', saved);
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useCall();
  const incomplete = config.closingType === 'automatic' && config.closingTime === null;

  const submit = () => {
    setTried(true);
    if (incomplete) return;
    if (!sameClosing(config, saved)) return void run(() => save(config));
    showSuccess(CLOSING_SAVED.title, CLOSING_SAVED.message);
    onClose();
  };
  return (
    <Dialog
      title={`Tipo de cierre para ${username}`}
      subtitle="Selecciona de que forma deseas realizar tus cierres"
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          Guardar
        </Button>
      }
    >
      <ClosingTypeFields
        value={config}
        onChange={setConfig}
        error={tried && incomplete ? REQUIRED : undefined}
      />
    </Dialog>
  );
}
