import { Link } from 'wouter';
import { countText, paymentsText } from '#blocks/count-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { capitalized } from '#words/capitalized.ts';
import { weekdayOf } from '#words/weekday.ts';
import { byBusiest, type HourCount, hourText, shownHours, weekdaysIn } from './busy-hours.ts';
import * as css from './hours-table.css.ts';
import { linkTo } from './summary-links.ts';
import type { Summary } from './summary-operations.ts';

const STEPS = 5;

/** More hours than this are no news. */
const MOST_QUIET = 3;

/** `La mejor hora: viernes de 18 a 19 h, con 24 pagos. Las más tranquilas: lunes de 20 a 21 h y 2 más, con 1 pago cada una.` */
export function busyHoursText(hours: readonly HourCount[]): string {
  const sorted = byBusiest(hours);
  const [best] = sorted;
  const quietest = sorted.at(-1);
  if (!best || !quietest) return '';
  if (sorted.length === 1) return `Solo hubo pagos el ${hourText(best)}: ${countText(best.receivedCount)}.`;
  const alike = (one: HourCount) =>
    sorted.filter(({ receivedCount }) => receivedCount === one.receivedCount).length;
  const textOf = (one: HourCount, single: string, several: string) => {
    const others = alike(one) - 1;
    const payments = paymentsText(one.receivedCount);
    return others > 0
      ? `${several}: ${hourText(one)} y ${countText(others)} más, con ${payments} cada una.`
      : `${single}: ${hourText(one)}, con ${payments}.`;
  };
  const bestText = textOf(best, 'La mejor hora', 'Las mejores horas');
  if (best.receivedCount === quietest.receivedCount || alike(quietest) > MOST_QUIET) return bestText;
  return `${bestText} ${textOf(quietest, 'La más tranquila', 'Las más tranquilas')}`;
}

export const HoursLegend = () => (
  <span className={css.legend} aria-hidden="true">
    Menos
    {css.steps.map((step) => (
      <i key={step} className={step} />
    ))}
    Más
  </span>
);

/** Number of payments by weekday and hour; each cell links to its payments. */
export function HoursTable({ summary }: { summary: Summary }) {
  const { hours, period, spans } = summary;
  const columns = shownHours(hours);
  const most = Math.max(...hours.map(({ receivedCount }) => receivedCount));
  const whole = weekdaysIn(spans[0]?.startDay ?? '', spans.at(-1)?.endDay ?? '');
  const begun = weekdaysIn(period.startDay, period.endDay);
  const [today] = period.isRunning ? weekdaysIn(period.endDay, period.endDay) : [];
  const counts = new Map(
    hours.map(({ weekday, hour, receivedCount }) => [`${weekday} ${hour}`, receivedCount]),
  );
  const countOf = (weekday: number, hour: number) => counts.get(`${weekday} ${hour}`) ?? 0;
  const sumOf = (of: (one: HourCount) => boolean) =>
    hours.filter(of).reduce((sum, { receivedCount }) => sum + receivedCount, 0);
  const total = (count: number, label: string, of: { weekday?: number; hour?: number }) =>
    count > 0 && (
      <Link
        className={css.total}
        href={linkTo(summary, period, 'received', of)}
        aria-label={`${label}: ${paymentsText(count)}`}
      >
        {countText(count)}
      </Link>
    );
  return (
    <div className={css.wrap}>
      <table className={css.table}>
        <caption className={css.caption}>Pagos por día de la semana y hora</caption>
        <thead>
          <tr>
            <td />
            {columns.map((hour) => (
              <th key={hour} scope="col">
                {hour}
                <VisuallyHidden> h</VisuallyHidden>
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {[1, 2, 3, 4, 5, 6, 7]
            .filter((weekday) => whole.has(weekday))
            .map((weekday) => (
              <tr key={weekday}>
                <th scope="row" className={weekday === today ? css.today : undefined}>
                  <span aria-hidden="true">{capitalized(weekdayOf(weekday).slice(0, 3))}</span>
                  <VisuallyHidden>{weekdayOf(weekday)}</VisuallyHidden>
                </th>
                {columns.map((hour) => {
                  const count = countOf(weekday, hour);
                  return (
                    <td key={hour}>
                      {count > 0 ? (
                        <Link
                          className={css.steps[Math.ceil((STEPS * count) / most) - 1]}
                          href={linkTo(summary, period, 'received', { weekday, hour })}
                          aria-label={`${hourText({ weekday, hour })}: ${paymentsText(count)}`}
                        >
                          {countText(count)}
                        </Link>
                      ) : (
                        <span className={css.none}>
                          <span aria-hidden="true">·</span>
                          <VisuallyHidden>
                            {begun.has(weekday)
                              ? `${hourText({ weekday, hour })}: sin pagos`
                              : 'Aún no llega'}
                          </VisuallyHidden>
                        </span>
                      )}
                    </td>
                  );
                })}
                <td>
                  {total(
                    sumOf((one) => one.weekday === weekday),
                    weekdayOf(weekday),
                    { weekday },
                  )}
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {columns.map((hour) => (
              <td key={hour}>
                {total(
                  sumOf((one) => one.hour === hour),
                  `De ${hour} a ${hour + 1} h`,
                  { hour },
                )}
              </td>
            ))}
            <td>{total(summary.total.receivedCount, 'Total', {})}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const RANKS = ['La mejor hora', 'De las mejores', 'De las mejores'];
const QUIET_RANKS = ['La más tranquila', 'De las tranquilas'];

/** The busiest and quietest hours as five sentences, for phones. */
export function HoursRows({ summary }: { summary: Summary }) {
  const sorted = byBusiest(summary.hours);
  const best = sorted.slice(0, RANKS.length).map((one, index) => ({ ...one, rank: RANKS[index] }));
  const quiet = sorted
    .slice(RANKS.length)
    .reverse()
    .slice(0, QUIET_RANKS.length)
    .map((one, index) => ({ ...one, rank: QUIET_RANKS[index] }));
  return (
    <ul>
      {[...best, ...quiet].map(({ weekday, hour, receivedCount, rank }) => (
        <li key={`${weekday} ${hour}`} className={css.row}>
          <Link className={css.rowLink} href={linkTo(summary, summary.period, 'received', { weekday, hour })}>
            <span>
              {capitalized(hourText({ weekday, hour }).replace(' de', ', de'))}
              <small className={css.rank}>{rank}</small>
            </span>
            <b>{paymentsText(receivedCount)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
