import type { Result } from '@cobros/sdk';
import { useState } from 'react';
import { type ClosingConfig, sameClosing, toClosingHour } from '#domain/closing-config.ts';
import { REQUIRED } from '#domain/required.ts';
import { showSuccess } from '#stores/messages.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { FormDialog } from './form-dialog.tsx';
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
  const [edited, setConfig] = useRestorableState<ClosingConfig | undefined>('closing', undefined);
  const [tried, setTried] = useState(false);
  const { run, ...call } = useCall();
  // Untouched, it follows what somebody else saves meanwhile.
  const config = edited ?? saved;
  const incomplete = config.closingType === 'automatic' && config.closingTime === null;

  const submit = () => {
    setTried(true);
    if (incomplete) return;
    if (!sameClosing(config, saved)) return void run(() => save(config));
    showSuccess(CLOSING_SAVED.title, CLOSING_SAVED.message);
    onClose();
  };
  return (
    <FormDialog
      title={`Tipo de cierre para ${username}`}
      subtitle="Selecciona de que forma deseas realizar tus cierres"
      form={{ onSubmit: submit }}
      call={call}
      onClose={onClose}
    >
      <ClosingTypeFields
        value={config}
        onChange={setConfig}
        error={tried && incomplete ? REQUIRED : undefined}
      />
    </FormDialog>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

type ClosingTypeFieldsProps = {
  value: ClosingConfig;
  onChange: (value: ClosingConfig) => void;
  error: string | undefined;
};

/** The choice between automatic closings at a given hour and manual closings. */
const ClosingTypeFields = ({ value, onChange, error }: ClosingTypeFieldsProps) => (
  <RadioGroup
    label="Tipo de cierre"
    value={value.closingType}
    onChange={(closingType) => onChange({ ...value, closingType })}
    error={error}
    choices={[
      {
        value: 'automatic',
        title: 'Automático',
        text: 'El cierre se realiza solo, todos los días a la hora que elijas.',
        extra: (
          <Select
            aria-label="Hora de cierre"
            placeholder="Hora"
            value={value.closingTime === null ? '' : String(value.closingTime)}
            onChange={(hour) => onChange({ ...value, closingTime: toClosingHour(hour) })}
            options={HOURS}
            disabled={value.closingType !== 'automatic'}
          />
        ),
      },
      {
        value: 'manual',
        title: 'Manual',
        text: 'Una persona realiza el cierre cuando lo necesita.',
      },
    ]}
  />
);
