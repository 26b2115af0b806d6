import { isDay } from '#domain/day.ts';
import type { DayRange } from '#domain/day-range.ts';
import { PERIODS, parsePeriod, periodLabel } from '#domain/preset-period.ts';
import { Select } from '#ui/select.tsx';
import type { DayFilters } from './day-filters.ts';

interface PeriodSelectProps {
  filters: DayFilters;
  /** Changes the text of the day fields. */
  type: (days: DayRange) => void;
  onChange: (days: DayFilters) => void;
}

/** Selects a period of the business's calendar, or the day chosen in a chart. Applies immediately. */
export const PeriodSelect = ({ filters: { period, from, to }, type, onChange }: PeriodSelectProps) => {
  const byHand = period === '' && (from !== '' || to !== '');
  return (
    <Select
      aria-label="Periodo"
      value={byHand ? 'by-hand' : period}
      active={period !== '' || byHand}
      options={[
        { value: '', label: 'Siempre' },
        ...[...PERIODS, ...(isDay(period) ? [period] : [])].map((one) => ({
          value: one,
          label: periodLabel(one),
        })),
        ...(byHand ? [{ value: 'by-hand', label: 'Otras fechas' }] : []),
      ]}
      onChange={(chosen) => {
        // Otherwise the next Aplicar would replace the period with days typed earlier but not applied.
        type({ from: '', to: '' });
        onChange({ period: parsePeriod(chosen), from: '', to: '' });
      }}
    />
  );
};
