import type { ClosingDay } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { DailyChartPanel } from '../../../blocks/daily/daily-chart-panel.tsx';
import { axisText, dayText } from '../../../blocks/daily/day-and-axis-labels.ts';
import { DayTooltip } from '../../../blocks/daily/day-tooltip.tsx';
import { useShownDays } from '../../../blocks/daily/use-shown-days.ts';
import type { BusinessDay } from '../../../blocks/list/day-filters.ts';
import { type PlaceFilter, pendingUntilResolved } from '../../../blocks/places/use-place-filter.ts';
import { CLOSING_STATUS_LABEL } from '../../../domain/closing-status.ts';
import { config } from '../../../stores/config.ts';
import { ColumnChart } from '../../../ui/column-chart.tsx';
import type { ClosingFilters } from '../closing-filters.ts';
import { closingsText } from '../closing-texts.ts';
import { closingsAddress } from '../closings-address.ts';
import { RefreshWhileProcessing } from '../refresh-while-processing.tsx';
import { ClosingDaysTable } from './closing-days-table.tsx';
import { columnOf, legendOf, noClosingText, stackedTotals } from './closings-chart-data.ts';
import { useDailyTotals } from './use-daily-totals.ts';

interface ClosingsDailyProps {
  filters: ClosingFilters;
  day: BusinessDay;
  places: PlaceFilter;
}

/** The net amount of the closings per day and status; a chosen day is the period of the list. */
export default function ClosingsDaily({ filters, day, places }: ClosingsDailyProps) {
  useSignals();
  const shown = useShownDays(filters, day, closingsAddress.changeFilters);
  const reading = pendingUntilResolved(useDailyTotals(filters, day, shown.range), places);
  const days = reading.page?.days ?? [];
  const chosen = days.findIndex((one) => one.day === filters.period);
  const processing = days.some(({ totals }) => totals.some(({ status }) => status === 'processing'));
  return (
    <>
      <DailyChartPanel
        title="Neto por día"
        count={shown.count}
        onCount={shown.onCount}
        legend={reading.page && legendOf(days, day.today, config.value)}
        stale={reading.stale}
        failure={reading.failure}
        onRetry={() => void reading.refresh()}
        empty={days.every(({ totals }) => totals.length === 0) && `Sin cierres ${shown.text}`}
        chart={
          <ColumnChart
            label={`Neto de los cierres por día ${shown.text}`}
            hint="Las flechas cambian de día. Enter filtra la lista por ese día."
            columns={days.map((one) => columnOf(one, days.length, day.today))}
            axisText={axisText}
            chosen={chosen < 0 ? undefined : chosen}
            tooltip={(index) => days[index] && <Amounts one={days[index]} today={day.today} />}
            onChoose={(index) => days[index] && shown.onChoose(days[index].day)}
            chooseLabel="Ver este día en la lista"
          />
        }
        table={
          <ClosingDaysTable days={days} today={day.today} chosen={filters.period} onChoose={shown.onChoose} />
        }
      />
      {processing && <RefreshWhileProcessing refresh={reading.refresh} />}
    </>
  );
}

const Amounts = ({ one, today }: { one: ClosingDay; today: string }) => (
  <DayTooltip
    title={dayText(one)}
    none={noClosingText(one, today)}
    amounts={stackedTotals(one).map(({ status, count, formattedNetAmount }) => [
      `${CLOSING_STATUS_LABEL[status]} · ${closingsText(count)}`,
      formattedNetAmount,
    ])}
  />
);
