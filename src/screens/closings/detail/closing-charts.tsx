import type { ClosingDetail, ClosingHour, ClosingTotals } from '@cobros/sdk';
import { type CSSProperties, useState } from 'react';
import { paymentsText } from '#blocks/count-text.ts';
import { axisText } from '#blocks/daily/day-and-axis-labels.ts';
import { toCents } from '#domain/money.ts';
import { push, row, stack } from '#styles/layout.css.ts';
import { vars } from '#styles/theme.css.ts';
import { figures, muted, secondary } from '#styles/typography.css.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Facts } from '#ui/facts.tsx';
import { countLines, refundedText } from '../closing-texts.ts';

/** The charts are side by side where both fit. */
const CHARTS: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
};

/** Charts of the count, of the way from received to net, and of the hours. A canceled closing contains nothing but its count. */
export function ClosingCharts({ closing }: { closing: ClosingDetail }) {
  const canceled = closing.status === 'canceled';
  if (canceled ? !closing.counted : closing.count + closing.refundCount === 0) return null;
  return (
    <div style={CHARTS}>
      {closing.counted && (
        <Card title="Conteo">
          <Facts items={countLines(closing.counted, { expected: true })} />
        </Card>
      )}
      {!canceled && (
        <Card title="De lo recibido al neto">
          <GrossToNetBars closing={closing} />
        </Card>
      )}
      {closing.hours && closing.hours.length > 0 && (
        <Card title="Pagos por hora">
          <PaymentHours hours={closing.hours} />
        </Card>
      )}
    </div>
  );
}

const { color, font } = vars;
const HEIGHT = 14;
const LEAST_WIDTH = 0.5;
/** With large text the amount is below its bar. */
const LINE: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem', alignItems: 'center' };
const NAME: CSSProperties = { width: '6rem' };
const BAR: CSSProperties = { flex: '1 1 2rem' };
const FIGURE: CSSProperties = { minWidth: '6.5rem', marginLeft: 'auto', textAlign: 'right' };
const NET: CSSProperties = { ...FIGURE, fontWeight: font.weight.medium };

/** Gross minus refunds is net: each bar begins where the previous one ends, with its amount beside it. */
function GrossToNetBars({ closing }: { closing: ClosingTotals }) {
  const [gross, net] = [toCents(closing.grossAmount), toCents(closing.netAmount)];
  const lines = [
    { name: 'Recibido', from: 0, to: gross, text: closing.formattedGrossAmount, fill: color.primary },
    { name: 'Reembolsado', from: net, to: gross, text: refundedText(closing), fill: color.inkTertiary },
    { name: 'Neto', from: 0, to: net, text: closing.formattedNetAmount, fill: color.ink },
  ];
  const left = Math.min(0, net);
  const span = gross - left || 1;
  const percent = (cents: number) => (cents / span) * 100;
  return (
    <dl className={stack[3]}>
      {lines.map(({ name, from, to, text, fill }) => (
        <div key={name} style={LINE}>
          <dt className={muted} style={NAME}>
            {name}
          </dt>
          <dd style={BAR}>
            <svg width="100%" height={HEIGHT} style={{ display: 'block' }} aria-hidden="true">
              {from !== to && (
                <rect
                  style={{ fill }}
                  x={`${percent(Math.min(from, to) - left)}%`}
                  width={`${Math.max(percent(Math.abs(to - from)), LEAST_WIDTH)}%`}
                  height={HEIGHT}
                  rx={2}
                />
              )}
            </svg>
          </dd>
          <dd className={figures} style={name === 'Neto' ? NET : FIGURE}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
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
