import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import { onlyNarrow, onlyWide } from '../../../styles/layout.css.ts';
import { CALENDAR, formatDay, parseDay } from '../../domain/day.ts';
import { dayRangeError } from '../../domain/day-range.ts';
import { config } from '../../stores/config.ts';
import { today } from '../../stores/today.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import * as css from './period-choice.css.ts';
import { beforeText, periodText, usualText } from './period-texts.ts';
import {
  PERIOD_LABEL,
  SUMMARY_PERIODS,
  type SummaryPeriod,
  type SummaryView,
  showSummary,
} from './summary-address.ts';
import type { Summary } from './summary-operations.ts';

const SEGMENTS: readonly SummaryPeriod[] = ['today', 'this-week', 'this-month'];
const optionsOf = (periods: readonly SummaryPeriod[]) =>
  periods.map((value) => ({ value, label: PERIOD_LABEL[value] }));

interface PeriodChoiceProps {
  view: SummaryView;
  summary: Summary | undefined;
}

/** The period, and the sentence that says its days and what they are compared with. */
export function PeriodChoice({ view, summary }: PeriodChoiceProps) {
  const { period } = view;
  const choose = (chosen: string) => {
    const found = SUMMARY_PERIODS.find((one) => one === chosen);
    if (found) showSummary({ ...view, period: found, from: '', to: '' });
  };
  const others = SUMMARY_PERIODS.filter((one) => !SEGMENTS.includes(one));
  return (
    <div className={css.period}>
      <div className={onlyWide}>
        <Segmented
          label="Periodo"
          value={SEGMENTS.find((one) => one === period)}
          onChange={choose}
          options={optionsOf(SEGMENTS)}
        />
      </div>
      <div className={classes(onlyWide, css.others)}>
        <Select
          aria-label="Otro periodo"
          value={SEGMENTS.includes(period) ? '' : period}
          active={!SEGMENTS.includes(period)}
          placeholder="Otro periodo"
          options={optionsOf(others)}
          onChange={choose}
        />
      </div>
      <div className={classes(onlyNarrow, css.all)}>
        <Select aria-label="Periodo" value={period} options={optionsOf(SUMMARY_PERIODS)} onChange={choose} />
      </div>
      {period === 'range' && <RangeDays key={`${view.from} ${view.to}`} view={view} />}
      {summary && <PeriodText summary={summary} />}
    </div>
  );
}

function PeriodText({ summary }: { summary: Summary }) {
  useSignals();
  const { locale } = config.value;
  return (
    <p className={css.text}>
      <span className={onlyWide}>
        <b>{periodText(summary.period, locale, 'long')}</b>
        {` · ${beforeText(summary, locale, 'long')} · ${usualText(summary)}`}
      </span>
      <span className={onlyNarrow}>
        <b>{periodText(summary.period, locale, 'short')}</b>
        {` · ${beforeText(summary, locale, 'short')}`}
      </span>
    </p>
  );
}

const MOST_DAYS = 92;

/** The days of a range, applied together. */
function RangeDays({ view }: { view: SummaryView }) {
  useSignals();
  const id = useId();
  const [typed, setTyped] = useState({ from: formatDay(view.from), to: formatDay(view.to) });
  const [error, setError] = useState<string>();
  const apply = () => {
    const [from = '', to = ''] = [parseDay(typed.from), parseDay(typed.to)];
    const problem = rangeProblem(typed, { from, to }, today.peek());
    setError(problem);
    if (!problem) showSummary({ ...view, from, to });
  };
  const end = (name: 'from' | 'to', label: string) => (
    <DateInput
      aria-label={label}
      value={typed[name]}
      day={parseDay(typed[name]) ?? ''}
      days={CALENDAR}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      onChange={(written) => setTyped({ ...typed, [name]: written })}
      onDay={(day) => setTyped({ ...typed, [name]: formatDay(day) })}
    />
  );
  return (
    <form
      className={css.range}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={css.days}>
        {end('from', 'Primer día')}
        <span>a</span>
        {end('to', 'Último día')}
      </div>
      <Button type="submit" variant="outline" size="sm">
        Aplicar
      </Button>
      {error && <FieldError id={id}>{error}</FieldError>}
    </form>
  );
}

function rangeProblem(
  typed: { from: string; to: string },
  { from, to }: { from: string; to: string },
  day: string,
) {
  const wrong = dayRangeError(typed);
  if (wrong) return wrong;
  if (!from || !to) return 'Escribe el primer y el último día';
  if (from > day) return 'El primer día debe ser hoy o antes';
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return count > MOST_DAYS ? `Elige ${MOST_DAYS} días como máximo` : undefined;
}
