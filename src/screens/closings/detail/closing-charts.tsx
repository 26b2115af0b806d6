import type { ClosingDetail, ClosingHour } from '@cobros/sdk';
import { type CSSProperties, useState } from 'react';
import { paymentsText } from '#blocks/count-text.ts';
import { axisText } from '#blocks/daily/day-and-axis-labels.ts';
import { toCents } from '#domain/money.ts';
import { push, row } from '#styles/layout.css.ts';
import { figures, secondary } from '#styles/typography.css.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Facts } from '#ui/facts.tsx';
import { countLines } from '../closing-texts.ts';

/** The charts are side by side where both fit. */
const CHARTS: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
};

/** The count, and the hours; a single hour is no chart. A canceled closing contains nothing but its count. */
export function ClosingCharts({ closing: { status, counted, hours = [] } }: { closing: ClosingDetail }) {
  const hasHours = status !== 'canceled' && hours.length > 1;
  if (!counted && !hasHours) return null;
  return (
    <div style={CHARTS}>
      {counted && (
        <Card title="Conteo">
          <Facts items={countLines(counted, { expected: true })} />
        </Card>
      )}
      {hasHours && (
        <Card title="Pagos por hora">
          <PaymentHours hours={hours} />
        </Card>
      )}
    </div>
  );
}

/** The payments of a closing by hour. The caption names the hour under the pointer, otherwise the busiest one. */
export function PaymentHours({ hours }: { hours: readonly ClosingHour[] }) {
  const [pointed, setPointed] = useState<number>();
  const best = hours.reduce((most, one) => (one.grossAmount > most.grossAmount ? one : most));
  const shown = hours[pointed ?? -1];
  const { hour, count, formattedGrossAmount } = shown ?? best;
  const end = Number(hours.at(-1)?.hour) + 1;
  const range = `Pagos por hora, de ${hours.at(0)?.hour} a ${end} horas.`;
  return (
    <figure>
      <figcaption className={classes(row[3], secondary)}>
        <span>{shown ? 'Recibido' : 'Hora con más'}</span>
        <span className={classes(figures, push)}>
          {hour} h · {formattedGrossAmount} · {paymentsText(count)}
        </span>
      </figcaption>
      <BarChart
        summary={`${range} Hora con más: ${best.hour}:00, ${best.formattedGrossAmount}`}
        columns={['Hora', 'Recibido']}
        axisText={axisText}
        pointed={pointed}
        onPoint={setPointed}
        bars={hours.map((one) => ({
          label: String(one.hour),
          value: toCents(one.grossAmount),
          text: one.formattedGrossAmount,
        }))}
      />
    </figure>
  );
}
