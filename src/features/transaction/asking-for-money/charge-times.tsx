import { field, label } from '#ui/field.css.ts';
import { FieldHelp } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Segmented, SegmentedField } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import type { ChargeForm } from './charge-operations.ts';
import * as css from './charge-times.css.ts';

type Timer = ChargeForm['timer'];

const SHORT = [
  { value: '300', label: '5 minutos' },
  { value: '900', label: '15 minutos' },
  { value: '3600', label: '1 hora' },
] as const;
const A_DAY = { value: '86400', label: '24 horas' } as const;
const LONGER = [
  { value: '259200', label: '3 días' },
  { value: '604800', label: '7 días' },
] as const;
const ALL = [...SHORT, A_DAY, ...LONGER];
const LABEL = 'Tiempo de espera';
const MORE = 'Más tiempo';
const FOR_PAPER = 'Para un código impreso. Máximo 7 días: después, imprime uno nuevo';

export const timeLabel = (timer: Timer): string => ALL.find(({ value }) => value === timer)?.label ?? '';

const isForPaper = (timer: Timer) => LONGER.some(({ value }) => value === timer);

/** A request lasts a day at most; a charge lasts up to a week, because its code may be printed. */
export const shortenedForRequest = (timer: Timer): Timer => (isForPaper(timer) ? A_DAY.value : timer);

interface ChargeTimesProps {
  value: Timer;
  hasPayer: boolean;
  onChange: (value: Timer) => void;
}

const OF_REQUEST = [...SHORT, A_DAY];
const LONG = [A_DAY, ...LONGER];

export function ChargeTimes({ value, hasPayer, onChange }: ChargeTimesProps) {
  if (hasPayer)
    return <SegmentedField label={LABEL} value={value} onChange={onChange} options={OF_REQUEST} />;
  const isLong = LONG.some((one) => one.value === value);
  return (
    <div className={field}>
      <span className={label} aria-hidden="true">
        {LABEL}
      </span>
      <div className={css.choice}>
        <Segmented
          label={LABEL}
          value={isLong ? undefined : value}
          onChange={onChange}
          options={SHORT}
          wide
        />
        <Select
          aria-label={MORE}
          placeholder={MORE}
          value={isLong ? value : ''}
          onChange={(chosen) => onChange(chosen ? (chosen as Timer) : '900')}
          options={LONG}
          active={isLong}
        />
      </div>
      {isForPaper(value) && <FieldHelp>{FOR_PAPER}</FieldHelp>}
    </div>
  );
}

/** The choice of the time, on a page of its own. */
export const ChargeTimeChoices = ({ value, hasPayer, onChange }: ChargeTimesProps) => (
  <>
    <RadioGroup
      label={LABEL}
      value={value}
      onChange={onChange}
      choices={(hasPayer ? OF_REQUEST : ALL).map((one) => ({ value: one.value, title: one.label }))}
    />
    {isForPaper(value) && <FieldHelp>{FOR_PAPER}</FieldHelp>}
  </>
);
