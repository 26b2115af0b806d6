import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, useState } from 'react';
import { paymentsText } from '#blocks/count-text.ts';
import { formatCents, formatRound, toCents } from '#domain/money.ts';
import { weekdayName } from '#domain/weekday-name.ts';
import { currentUser } from '#stores/current-user.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { row } from '#styles/layout.css.ts';
import { vars } from '#styles/theme.css.ts';
import { clip } from '#styles/typography.css.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { useBelow } from '#ui/use-below.ts';
import type { HourTotal } from '../day-summary.ts';
import * as css from '../day-summary-strip.css.ts';
import { HourlyChart, type HourlyChartProps } from '../hourly-chart.tsx';
import { type SameWeekday, useSameWeekday } from './use-same-weekday.ts';

const GHOST: CSSProperties = {
  fill: 'none',
  stroke: vars.color.inkSecondary,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
  strokeLinejoin: 'round',
};

/** Today's amounts by hour as bars, those of the same weekday last week as a line, and the difference in words. */
export function ComparedHourlyChart(props: HourlyChartProps) {
  useSignals();
  const user = currentUser.value;
  // Phones do not show the chart, so nothing is read for it.
  const hidden = useBelow('md');
  return user && !hidden && hasPart('daily-totals') ? (
    <OfBusiness {...props} timeZone={user.business.timeZone} />
  ) : (
    <HourlyChart {...props} />
  );
}

function OfBusiness({ timeZone, ...props }: HourlyChartProps & { timeZone: string }) {
  const lastWeek = useSameWeekday(timeZone);
  return lastWeek ? <Compared {...props} lastWeek={lastWeek} /> : <HourlyChart {...props} />;
}

function Compared({ lastWeek, currentHour, format, ...props }: HourlyChartProps & { lastWeek: SameWeekday }) {
  const [pointed, setPointed] = useState<number>();
  const money = (cents: number) => formatCents(cents, format);
  const before = (hour: number) => toCents(lastWeek.hours[hour]?.receivedAmount ?? 0);
  const hours: readonly HourTotal[] = comparedHours(props.hours, before);
  const weekday = `${weekdayName(lastWeek.day, format.locale, 'long')} pasado`;
  const cents = hours.reduce((sum, one) => sum + one.cents, 0);
  const difference = differenceText(cents, lastWeek, weekday, money);
  const shown = hours[pointed ?? -1];
  const lines = hours.map(({ hour }) => before(hour));
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>
        {shown ? (
          <>
            <span>{`${shown.hour} h · ${money(shown.cents)} · ${paymentsText(shown.count)}`}</span>
            <span className={clip}>{`${weekday} ${money(before(shown.hour))}`}</span>
          </>
        ) : (
          <>
            <span className={clip} title={difference}>
              {difference}
            </span>
            <span className={row[2]} aria-hidden="true">
              <svg width={16} height={2} aria-hidden="true">
                <line style={GHOST} x1={0} x2={16} y1={1} y2={1} />
              </svg>
              {weekdayName(lastWeek.day, format.locale, 'short')} {Number(lastWeek.day.slice(-2))}
            </span>
          </>
        )}
      </figcaption>
      <BarChart
        summary={`Recibido por hora, de ${hours.at(0)?.hour} a ${hours.at(-1)?.hour} horas. ${difference}`}
        columns={['Hora', 'Recibido']}
        axisText={(value) => formatRound(value, format)}
        pointed={pointed}
        onPoint={setPointed}
        highest={Math.max(...lines, 1)}
        over={(step, y, barWidth) => {
          // A line with a single point would not be drawn, so it is as wide as a bar.
          const reach = lines.length === 1 ? [-barWidth / 2, barWidth / 2] : [0];
          const points = lines.flatMap((value, index) =>
            reach.map((beside) => `${(index + 0.5) * step + beside},${y(value)}`),
          );
          return <polyline style={GHOST} points={points.join(' ')} />;
        }}
        bars={hours.map(({ hour, cents: received }) => ({
          label: String(hour),
          value: received,
          text: `${money(received)}, el ${weekday} ${money(before(hour))}`,
          now: hour === currentHour,
        }))}
      />
    </figure>
  );
}

/** Today's hours, plus earlier and later ones in which the other day had payments. */
function comparedHours(hours: readonly HourTotal[], before: (hour: number) => number): HourTotal[] {
  const shown = new Map(hours.map((one) => [one.hour, one]));
  const all = Array.from({ length: 24 }, (_, hour) => hour);
  const used = all.filter((hour) => shown.has(hour) || before(hour) !== 0);
  const [first = 0, last = -1] = [used.at(0), used.at(-1)];
  return all.slice(first, last + 1).map((hour) => shown.get(hour) ?? { hour, count: 0, cents: 0 });
}

/** `Q1,250.00 más que el domingo pasado a esta hora` */
function differenceText(
  cents: number,
  { hours, centsUntilNow }: Pick<SameWeekday, 'hours' | 'centsUntilNow'>,
  weekday: string,
  money: (cents: number) => string,
): string {
  if (hours.every(({ receivedCount }) => receivedCount === 0)) return `Sin pagos el ${weekday}`;
  const difference = cents - centsUntilNow;
  if (difference === 0) return `Igual que el ${weekday} a esta hora`;
  return `${money(Math.abs(difference))} ${difference > 0 ? 'más' : 'menos'} que el ${weekday} a esta hora`;
}
