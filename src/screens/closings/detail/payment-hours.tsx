import type { ClosingHour } from '@cobros/sdk';
import { useState } from 'react';
import { push, row } from '../../../../styles/layout.css.ts';
import { figures, secondary } from '../../../../styles/typography.css.ts';
import { paymentsText } from '../../../blocks/count-text.ts';
import { axisText } from '../../../blocks/daily/day-and-axis-labels.ts';
import { toCents } from '../../../domain/money.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { classes } from '../../../ui/classes.ts';

/** A closing's payments by hour; the caption has the hour under the pointer, otherwise the best one. */
export function PaymentHours({ hours }: { hours: readonly ClosingHour[] }) {
  const [pointed, setPointed] = useState<number>();
  const best = hours.reduce((most, one) => (one.grossAmount > most.grossAmount ? one : most));
  const shown = hours[pointed ?? -1];
  const { hour, count, formattedGrossAmount } = shown ?? best;
  const range = `Pagos por hora, de ${hours.at(0)?.hour} a ${hours.at(-1)?.hour} horas.`;
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
