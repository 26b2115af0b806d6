import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useState } from 'react';
import { countText, paymentsText } from '#blocks/count-text.ts';
import { formatCents, type MoneyFormat } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { usePrefetch } from '#stores/prefetch-code.ts';
import { classes } from '#ui/classes.ts';
import { group } from '#ui/skeleton.css.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatTile } from '#ui/stat-tile.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import type { DaySummary } from './day-summary.ts';
import * as css from './day-summary-strip.css.ts';
import type { HourlyChart } from './hourly-chart.tsx';

/** Figures of the whole day, regardless of filters. */
export function DaySummaryStrip({ dashboard }: { dashboard: Dashboard }) {
  useSignals();
  const format = config.value;
  const Chart = useComparedChart();
  return (
    <section className={css.day} aria-label="Resumen del día">
      {tilesOf(dashboard.summary.value, format).map((tile, index) => (
        <StatTile key={tile.label} {...tile} {...(index === 2 && { inside: css.third })} />
      ))}
      {Chart ? (
        <Chart hours={dashboard.hours.value} currentHour={dashboard.currentHour.value} format={format} />
      ) : (
        <ChartSkeleton />
      )}
    </section>
  );
}

/** Loads the hourly chart once the lists are usable. */
function useComparedChart() {
  const [Chart, setChart] = useState<typeof HourlyChart>();
  const load = useCallback(async () => {
    const { ComparedHourlyChart } = await import('./compared/compared-hourly-chart.tsx');
    setChart(() => ComparedHourlyChart);
  }, []);
  usePrefetch(load);
  return Chart;
}

function tilesOf({ received, pending, unassigned, refunded }: DaySummary, format: MoneyFormat) {
  return [
    {
      label: 'Recibido hoy',
      value: formatCents(received.cents, format),
      note:
        counted(received.count, 'Sin pagos') +
        (refunded.count > 0 ? `, neto\u00a0${formatCents(received.cents - refunded.cents, format)}` : ''),
    },
    {
      label: 'Pendiente',
      value: formatCents(pending.cents, format),
      note: pendingNote(pending.count, unassigned),
    },
    {
      label: 'Reembolsado hoy',
      value: formatCents(refunded.cents, format),
      note: counted(refunded.count, 'Ninguno'),
    },
  ];
}

function counted(count: number, none: string): string {
  if (count === 0) return none;
  return paymentsText(count);
}

function pendingNote(count: number, unassigned: number): string {
  if (count === 0) return 'Nada por resolver';
  if (unassigned === count) return `${countText(count)} por asignar`;
  if (unassigned > 0) return `${countText(count)}, de ellos ${countText(unassigned)} por asignar`;
  return `${countText(count)} sin pagar`;
}

export const DaySummarySkeleton = () => (
  <div className={css.day} aria-busy="true">
    {['', '', css.third].map((hidden, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes differ only by position
      <div key={index} className={classes(css.waitingTile, group, hidden)}>
        <Skeleton width="5.6rem" />
        <Skeleton width="7.5rem" height="1.25rem" />
        <Skeleton width="3.75rem" height="0.625rem" />
      </div>
    ))}
    <ChartSkeleton />
  </div>
);

const ChartSkeleton = () => (
  <div className={classes(css.chart, css.waitingTile, group)}>
    <Skeleton width="100%" height="2.5rem" />
  </div>
);
