import type { ClosingDay, Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { DailyChartPanel } from '#blocks/daily/daily-chart-panel.tsx';
import { axisText, dayText } from '#blocks/daily/day-and-axis-labels.ts';
import { DayFilterButton } from '#blocks/daily/day-filter-button.tsx';
import { DayTooltip } from '#blocks/daily/day-tooltip.tsx';
import { type ShownDays, useShownDays } from '#blocks/daily/use-shown-days.ts';
import { type BusinessDay, NO_DAYS } from '#blocks/list/day-filters.ts';
import { type Reading, useListPage } from '#blocks/list/use-list-page.ts';
import { type PlaceFilter, pendingUntilResolved } from '#blocks/places/use-place-filter.ts';
import { CLOSINGS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { row } from '#styles/layout.css.ts';
import { figures, muted } from '#styles/typography.css.ts';
import { ColumnChart } from '#ui/column-chart.tsx';
import { RowLines, Table } from '#ui/table.tsx';
import { CLOSING_STATUS_LABEL } from '#words/closing-status.ts';
import { getDailyTotals } from '../closing-operations.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { closingsText } from '../closing-texts.ts';
import { type ClosingFilters, closingsAddress, exportContent } from '../closings-address.ts';
import { RefreshWhileProcessing } from '../refresh-while-processing.tsx';
import { columnOf, legendOf, noClosingText, stackedTotals } from './closings-chart-data.ts';

interface ClosingsDailyProps {
  filters: ClosingFilters;
  day: BusinessDay;
  places: PlaceFilter;
}

/** Net amount of the closings per day and status. Choosing a day filters the list by it. */
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

/** Totals of the days shown, for the branch and cashier of the list but for any status. */
function useDailyTotals(
  filters: ClosingFilters,
  day: BusinessDay,
  range: ShownDays['range'],
): Reading<Schemas['ClosingDailyTotals']> {
  const ofAnyDay: ClosingFilters = { ...filters, ...NO_DAYS, status: '' };
  const view = { filters: ofAnyDay, sort: 'desc', page: 1, pageSize: 10 } as const;
  const { sort, ...content } = exportContent(view, day);
  return useListPage(
    `${CLOSINGS}/daily/${range.startDate}/${range.endDate}/${closingsAddress.format(view)}`,
    getDailyTotals({ ...content, ...range }),
  );
}

interface ClosingDaysTableProps {
  days: readonly ClosingDay[];
  today: string;
  /** The day that the list is filtered by. */
  chosen: string;
  onChoose: (day: string) => void;
}

/** The same days as a table, newest first. */
function ClosingDaysTable({ days, today, chosen, onChoose }: ClosingDaysTableProps) {
  const name = (one: ClosingDay) => <DayFilterButton {...{ one, chosen, onChoose }} />;
  const closings = (one: ClosingDay) => closingsText(one.totals.reduce((sum, { count }) => sum + count, 0));
  const statuses = (one: ClosingDay) =>
    one.totals.length === 0 ? (
      <span className={muted}>{noClosingText(one, today)}</span>
    ) : (
      <div className={row[2]}>
        {stackedTotals(one).map(({ status }) => (
          <ClosingStatusChip key={status} status={status} />
        ))}
      </div>
    );
  return (
    <Table
      caption="Neto por día"
      dense
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      isSelected={({ day }) => day === chosen}
      columns={[
        { key: 'day', header: 'Día', cell: name },
        { key: 'closings', header: 'Cierres', cell: closings },
        { key: 'statuses', header: 'Estado', cell: statuses },
        { key: 'net', header: 'Neto', align: 'end', cell: (one) => <Net one={one} /> },
      ]}
      rowList={(one) => (
        <RowLines name={name(one)} amount={<Net one={one} />} detail={closings(one)} chip={statuses(one)} />
      )}
    />
  );
}

/** Net amount of the completed closings, which hold the money. */
const Net = ({ one }: { one: ClosingDay }) => (
  <b className={figures}>
    {one.totals.find(({ status }) => status === 'completed')?.formattedNetAmount ?? '—'}
  </b>
);
