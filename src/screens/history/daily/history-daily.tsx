import type { Schemas, TransactionDay } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { countText, paymentsText } from '#blocks/count-text.ts';
import { DailyChartPanel } from '#blocks/daily/daily-chart-panel.tsx';
import { getDailyTotals } from '#blocks/daily/daily-totals-operation.ts';
import { axisLabel, axisText, dayText } from '#blocks/daily/day-and-axis-labels.ts';
import { DayFilterButton } from '#blocks/daily/day-filter-button.tsx';
import { DayTooltip } from '#blocks/daily/day-tooltip.tsx';
import { type ShownDays, useShownDays } from '#blocks/daily/use-shown-days.ts';
import { type BusinessDay, NO_DAYS } from '#blocks/list/day-filters.ts';
import { type Reading, useListPage } from '#blocks/list/use-list-page.ts';
import { type PlaceFilter, pendingUntilResolved } from '#blocks/places/use-place-filter.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { NO_MOMENTS } from '#features/transaction/payments-by-moment.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { figures } from '#styles/typography.css.ts';
import { type Column, ColumnChart } from '#ui/column-chart.tsx';
import { RowLines, Table, type Column as TableColumn } from '#ui/table.tsx';
import { historyAddress } from '../history-address.ts';
import { filterContent, type HistoryFilters } from '../history-filters.ts';

interface HistoryDailyProps {
  filters: HistoryFilters;
  day: BusinessDay;
  places: PlaceFilter;
}

/** Amounts received and refunded per day. Choosing a day filters the list by it, and the chart shows the period of the list. */
export default function HistoryDaily({ filters, day, places }: HistoryDailyProps) {
  useSignals();
  const shown = useShownDays(filters, day, historyAddress.changeFilters);
  const reading = pendingUntilResolved(useDailyTotals(filters, day, shown.range), places);
  const days = reading.page?.days ?? [];
  const chosen = days.findIndex((one) => one.day === filters.period);
  const hasMoney = days.some(({ receivedCount }) => receivedCount > 0);
  return (
    <DailyChartPanel
      title="Recibido por día"
      count={shown.count}
      onCount={shown.onCount}
      legend={reading.page && legendOf(days)}
      stale={reading.stale}
      failure={reading.failure}
      onRetry={() => void reading.refresh()}
      empty={!hasMoney && `Sin pagos recibidos ${shown.text}`}
      chart={
        <ColumnChart
          label={`Recibido y reembolsado por día ${shown.text}`}
          hint="Las flechas cambian de día. Enter filtra la lista por ese día."
          columns={days.map((one) => columnOf(one, days.length, day.today))}
          axisText={axisText}
          chosen={chosen < 0 ? undefined : chosen}
          tooltip={(index) => days[index] && <Amounts {...days[index]} />}
          onChoose={(index) => days[index] && shown.onChoose(days[index].day)}
          chooseLabel="Ver este día en la lista"
        />
      }
      table={<DaysTable days={days} chosen={filters.period} onChoose={shown.onChoose} />}
    />
  );
}

function columnOf(one: TransactionDay, count: number, today: string): Column {
  const received = `recibido ${one.formattedReceivedAmount} en ${paymentsText(one.receivedCount)}`;
  const refunded = one.refundedCount > 0 ? `, reembolsado ${one.formattedRefundedAmount}` : '';
  return {
    label: axisLabel(one, count),
    text: `${dayText(one)}: ${received}${refunded}`,
    today: one.day === today,
    parts: [
      { tone: 'main', value: toCents(one.receivedAmount) },
      { tone: 'second', value: -toCents(one.refundedAmount) },
    ],
  };
}

const Amounts = (one: TransactionDay) => (
  <DayTooltip
    title={dayText(one)}
    amounts={[
      [`Recibido · ${paymentsText(one.receivedCount)}`, one.formattedReceivedAmount],
      ['Reembolsado', one.formattedRefundedAmount],
      ['Neto', one.formattedNetAmount],
    ]}
  />
);

function legendOf(days: readonly TransactionDay[]) {
  const total = (name: 'receivedAmount' | 'refundedAmount') =>
    formatCents(
      days.reduce((sum, one) => sum + toCents(one[name]), 0),
      config.value,
    );
  return [
    { tone: 'main', name: 'Recibido', total: total('receivedAmount') },
    { tone: 'second', name: 'Reembolsado', total: total('refundedAmount') },
  ] as const;
}

/** Totals of the days shown, with the other filters of the list. */
function useDailyTotals(
  filters: HistoryFilters,
  day: BusinessDay,
  range: ShownDays['range'],
): Reading<Schemas['TransactionDailyTotals']> {
  const ofAnyDay: HistoryFilters = { ...filters, ...NO_DAYS, ...NO_MOMENTS };
  const address = historyAddress.format({ filters: ofAnyDay, sort: 'desc', page: 1, pageSize: 10 });
  const { dateOf, weekday, hour, ...content } = filterContent(ofAnyDay, day);
  return useListPage(
    `${TRANSACTIONS}/daily/${range.startDate}/${range.endDate}/${address}`,
    getDailyTotals({ ...content, ...range }),
    { showsRefresh: true },
  );
}

interface DaysTableProps {
  days: readonly TransactionDay[];
  /** The day that the list is filtered by. */
  chosen: string;
  onChoose: (day: string) => void;
}

/** The same days as a table, newest first. */
function DaysTable({ days, chosen, onChoose }: DaysTableProps) {
  const name = (one: TransactionDay) => <DayFilterButton {...{ one, chosen, onChoose }} />;
  return (
    <Table
      caption="Recibido por día"
      dense
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      isSelected={({ day }) => day === chosen}
      columns={[{ key: 'day', header: 'Día', cell: name }, ...COLUMNS]}
      rowList={(one) => (
        <RowLines
          name={name(one)}
          amount={<b className={figures}>{one.formattedReceivedAmount}</b>}
          detail={paymentsText(one.receivedCount)}
          chip={one.refundedCount > 0 && `−${one.formattedRefundedAmount}`}
        />
      )}
    />
  );
}

const COLUMNS: readonly TableColumn<TransactionDay>[] = [
  { key: 'payments', header: 'Pagos', align: 'end', cell: (one) => countText(one.receivedCount) },
  { key: 'received', header: 'Recibido', align: 'end', cell: (one) => one.formattedReceivedAmount },
  { key: 'refunded', header: 'Reembolsado', align: 'end', cell: (one) => one.formattedRefundedAmount },
  { key: 'net', header: 'Neto', align: 'end', cell: (one) => <b>{one.formattedNetAmount}</b> },
];
