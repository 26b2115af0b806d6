import { useSignals } from '@preact/signals-react/runtime';
import { DayRangeForm } from '#blocks/list/day-range-form.tsx';
import { config } from '#stores/config.ts';
import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { classes } from '#ui/classes.ts';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
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

/** The choice of the period, and a sentence with its days and those it is compared with. */
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
      {period === 'range' && (
        <DayRangeForm
          key={`${view.from} ${view.to}`}
          days={view}
          onApply={(days) => showSummary({ ...view, ...days })}
        />
      )}
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
