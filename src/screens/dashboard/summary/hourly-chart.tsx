import { useState } from 'react';
import { paymentsText } from '#blocks/count-text.ts';
import { formatCents, formatRound, type MoneyFormat } from '#domain/money.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import type { HourTotal } from './day-summary.ts';
import * as css from './day-summary-strip.css.ts';

export interface HourlyChartProps {
  hours: readonly HourTotal[];
  currentHour: number;
  format: MoneyFormat;
}

export function HourlyChart({ hours, currentHour, format }: HourlyChartProps) {
  const money = (cents: number) => formatCents(cents, format);
  const best = hours.reduce((most, one) => (one.cents > most.cents ? one : most), {
    hour: 0,
    cents: 0,
    count: 0,
  });
  const [pointed, setPointed] = useState<number>();
  const shown = hours[pointed ?? -1] ?? hours.find(({ hour }) => hour === currentHour);
  const range = `Recibido por hora, de ${hours.at(0)?.hour} a ${hours.at(-1)?.hour} horas.`;
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>
        <span>Recibido por hora</span>
        <span>
          {shown && best.cents > 0
            ? `${shown.hour} h · ${money(shown.cents)} · ${paymentsText(shown.count)}`
            : 'Aún sin pagos'}
        </span>
      </figcaption>
      <BarChart
        summary={
          best.cents > 0
            ? `${range} Hora con más: ${best.hour}:00, ${money(best.cents)}`
            : `${range} Aún sin pagos`
        }
        columns={['Hora', 'Recibido']}
        axisText={(cents) => formatRound(cents, format)}
        pointed={pointed}
        onPoint={setPointed}
        bars={hours.map(({ hour, cents }) => ({
          label: String(hour),
          value: cents,
          text: money(cents),
          now: hour === currentHour,
        }))}
      />
    </figure>
  );
}
