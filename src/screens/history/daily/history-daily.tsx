import type { TransactionDay } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { paymentsText } from '../../../blocks/count-text.ts';
import { DailyChartPanel } from '../../../blocks/daily/daily-chart-panel.tsx';
import { axisLabel, axisText, dayText } from '../../../blocks/daily/day-and-axis-labels.ts';
import { DayTooltip } from '../../../blocks/daily/day-tooltip.tsx';
import { useShownDays } from '../../../blocks/daily/use-shown-days.ts';
import type { BusinessDay } from '../../../blocks/list/day-filters.ts';
import { type PlaceFilter, pendingUntilResolved } from '../../../blocks/places/use-place-filter.ts';
import { formatCents, toCents } from '../../../domain/money.ts';
import { config } from '../../../stores/config.ts';
import { type Column, ColumnChart } from '../../../ui/column-chart.tsx';
import { historyAddress } from '../history-address.ts';
import type { HistoryFilters } from '../history-filters.ts';
import { DaysTable } from './days-table.tsx';
import { useDailyTotals } from './use-daily-totals.ts';

interface HistoryDailyProps {
  filters: HistoryFilters;
  day: BusinessDay;
  places: PlaceFilter;
}

/** Amounts received and refunded per day; a chosen day is the period of the list, and a period of the list that of the chart. */
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
