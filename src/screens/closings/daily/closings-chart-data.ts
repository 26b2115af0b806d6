import type { ClosingDay, ClosingStatusTotals } from '@cobros/sdk';
import { countedText } from '#blocks/count-text.ts';
import { axisLabel, dayText } from '#blocks/daily/day-and-axis-labels.ts';
import { formatCents, type MoneyFormat, toCents } from '#domain/money.ts';
import type { Column, ColumnTone } from '#ui/column-chart.tsx';
import { CLOSING_STATUS_LABEL, type ClosingStatus, parseClosingStatus } from '#words/closing-status.ts';
import { closingsText } from '../closing-texts.ts';

const TONES: Record<ClosingStatus, ColumnTone> = {
  completed: 'main',
  processing: 'pending',
  error: 'failed',
  canceled: 'gone',
};

/** Statuses in the order in which a column stacks them, starting at the zero line. */
const STACKED = Object.keys(TONES) as ClosingStatus[];

/** A day without a closing is missing one, except today, which may still be closed. */
const isMissing = ({ day, totals }: ClosingDay, today: string): boolean => totals.length === 0 && day < today;

export const noClosingText = (one: ClosingDay, today: string): string =>
  isMissing(one, today) ? 'Sin cierre' : 'Aún sin cierre';

/** Totals of the known statuses, in the order of the column. */
export function stackedTotals({ totals }: ClosingDay): (ClosingStatusTotals & { status: ClosingStatus })[] {
  return STACKED.flatMap((status) =>
    totals.filter((one) => parseClosingStatus(one.status) === status).map((one) => ({ ...one, status })),
  );
}

export function columnOf(one: ClosingDay, count: number, today: string): Column {
  const stacked = stackedTotals(one);
  const said = stacked.map(
    ({ status, formattedNetAmount, count: closings }) =>
      `${CLOSING_STATUS_LABEL[status].toLowerCase()} ${formattedNetAmount} en ${closingsText(closings)}`,
  );
  return {
    label: axisLabel(one, count),
    text: `${dayText(one)}: ${said.join(', ') || noClosingText(one, today).toLowerCase()}`,
    parts: stacked.map(({ status, netAmount }) => ({ tone: TONES[status], value: toCents(netAmount) })),
    missing: isMissing(one, today),
    today: one.day === today,
  };
}

/** Statuses that occur in the days, and the number of days without a closing. Only completed closings have a sum. */
export function legendOf(days: readonly ClosingDay[], today: string, format: MoneyFormat) {
  const statuses = STACKED.flatMap((status) => {
    const all = days.flatMap(stackedTotals).filter((one) => one.status === status);
    const sum = (of: (one: ClosingStatusTotals) => number) => all.reduce((total, one) => total + of(one), 0);
    const total =
      status === 'completed'
        ? formatCents(
            sum(({ netAmount }) => toCents(netAmount)),
            format,
          )
        : closingsText(sum(({ count }) => count));
    const entry = { tone: TONES[status], name: CLOSING_STATUS_LABEL[status], total };
    return all.length > 0 ? [entry] : [];
  });
  const missing = days.filter((one) => isMissing(one, today)).length;
  const entry = { tone: 'missing' as const, name: 'Sin cierre', total: countedText(missing, 'día', 'días') };
  return missing > 0 ? [...statuses, entry] : statuses;
}
