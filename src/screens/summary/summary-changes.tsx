import { Link } from 'wouter';
import { countText } from '#blocks/count-text.ts';
import { Icon } from '#ui/icon.tsx';
import { weekdayOf } from './busy-hours.ts';
import { besideText, COMPARED, dayBeside } from './period-texts.ts';
import type { SummaryPeriod } from './summary-address.ts';
import * as css from './summary-changes.css.ts';
import { linkTo } from './summary-links.ts';
import type { Summary } from './summary-operations.ts';

interface SummaryChangesProps {
  summary: Summary;
  period: SummaryPeriod;
}

/** The greatest differences in words, each with a link to the payments of its place. */
export function SummaryChanges({ summary, period }: SummaryChangesProps) {
  if (summary.changes.length === 0)
    return <p className={css.nothing}>Sin cambios grandes {besideText(period)}</p>;
  return (
    <ol>
      {summary.changes.map((change) => (
        <li key={`${change.placeId} ${change.comparedWith}`} className={css.change}>
          <ChangeLink change={change} summary={summary} period={period} />
        </li>
      ))}
    </ol>
  );
}

function ChangeLink({ change, summary, period }: { change: Change } & SummaryChangesProps) {
  const { placeId, placeName, receivedAmount, comparedAmount } = change;
  const rises = receivedAmount > comparedAmount;
  const { difference, beside, sums } = changeText(change, period, summary.period);
  return (
    <Link
      className={rises ? css.up : css.down}
      href={linkTo(summary, change, 'received', { place: { id: placeId } })}
    >
      <Icon name={rises ? 'arrow-up' : 'arrow-down'} size="sm" />
      <span>
        {placeName}: <b>{difference}</b> {beside}
        <span className={css.sums}>{sums}</span>
      </span>
      <Icon name="right" size="sm" />
    </Link>
  );
}

export type Change = Summary['changes'][number];

interface ChangeText {
  /** The difference, emphasised: `+14 %`, `sin pagos`. */
  difference: string;
  /** Text after the difference: `frente a la semana pasada`. */
  beside: string;
  /** The two sums that are compared. */
  sums: string;
}

const MINUS = '\u2212';

/** A change in words, without the name of the place, which is shown before it. */
export function changeText(
  change: Change,
  period: SummaryPeriod,
  { endDay, isRunning }: Pick<Summary['period'], 'endDay' | 'isRunning'>,
): ChangeText {
  const today = isRunning ? endDay : '';
  const { formattedReceivedAmount: now, formattedComparedAmount: then, day } = change;
  const difference = differenceText(change);
  if (day === null) {
    const words = COMPARED[period];
    const until = today && ' hasta esta hora';
    return {
      difference,
      beside: besideText(period),
      sums: `${now} ${words.now}; ${words.before}${until}, ${then}`,
    };
  }
  const weekday = weekdayOf(new Date(day).getUTCDay() || 7);
  const when = day === today ? 'hoy' : `el ${weekday} ${dayBeside(day, endDay)}`;
  if (change.receivedAmount === 0)
    return { difference, beside: when, sums: `Lo usual de un ${weekday}: ${then}` };
  const compared = `frente ${sameWeekdays(weekday, change.weeks)}`;
  return {
    difference,
    beside: day === today ? compared : `${when} ${compared}`,
    sums: `${now} ${day === today ? 'hoy' : 'ese día'}; lo usual, ${then}`,
  };
}

/** `+14 %`, `−24 %` */
function differenceText({ percent, receivedAmount }: Change): string {
  if (receivedAmount === 0) return 'sin pagos';
  if (percent === null) return 'con pagos';
  return `${percent < 0 ? MINUS : '+'}${countText(Math.abs(percent))} %`;
}

/** `a los 4 viernes anteriores` */
function sameWeekdays(weekday: string, weeks: number): string {
  if (weeks === 1) return `al ${weekday} anterior`;
  return `a los ${weeks} ${weekday.endsWith('s') ? weekday : `${weekday}s`} anteriores`;
}
