import { type ClosingConfig, toClosingHour } from '../../domain/closing-config.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

type ClosingTypeFormProps = {
  value: ClosingConfig;
  onChange: (value: ClosingConfig) => void;
  error: string | undefined;
};

/** Automatic at a given hour, or manual. */
export const ClosingTypeFields = ({ value, onChange, error }: ClosingTypeFormProps) => (
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
