import { Link } from 'wouter';
import { countText } from '#blocks/count-text.ts';
import { Icon } from '#ui/icon.tsx';
import { weekdayOfDay } from '#words/weekday.ts';
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
  /** The difference, emphasised: `14 % más`, `sin pagos`. */
  difference: string;
  /** Text after the difference: `que la semana pasada`. */
  beside: string;
  /** The two sums that are compared. */
  sums: string;
}

/** A change in words, without the name of the place, which is shown before it. */
export function changeText(
  change: Change,
  period: SummaryPeriod,
  { endDay, isRunning }: Pick<Summary['period'], 'endDay' | 'isRunning'>,
): ChangeText {
  const today = isRunning ? endDay : '';
  const { formattedReceivedAmount: now, formattedComparedAmount: then, day } = change;
  const difference = differenceText(change);
  const isCompared = change.percent !== null && change.receivedAmount > 0;
  const manyTimes = isMany(change);
  if (day === null) {
    const words = COMPARED[period];
    const until = today && ' a esta hora';
    return {
      difference,
      beside: isCompared ? `${manyTimes ? 'lo de' : 'que'} ${words.with}` : words.now,
      sums: `${now} ${words.now}; ${then} ${words.before}${until}`,
    };
  }
  const weekday = weekdayOfDay(day);
  const when = day === today ? 'hoy' : `el ${weekday} ${dayBeside(day, endDay)}`;
  if (change.receivedAmount === 0) return { difference, beside: when, sums: `Un ${weekday} normal: ${then}` };
  const usual = change.weeks === 1 ? `el ${weekday} anterior` : `un ${weekday} normal`;
  const compared = manyTimes ? `lo de ${usual}, ${when}` : `${when} que ${usual}`;
  return {
    difference,
    beside: isCompared ? compared : when,
    sums: `${now} ${day === today ? 'hoy' : 'ese día'}; ${then} ${usual}`,
  };
}

/** Three times as much or more: nobody says 356 per cent. */
const isMany = ({ percent }: Change): boolean => percent !== null && percent >= 200;

/** `14 % más`, `24 % menos`, `5 veces` */
function differenceText(change: Change): string {
  const { percent, receivedAmount } = change;
  if (receivedAmount === 0) return 'sin pagos';
  if (percent === null) return 'con pagos';
  if (isMany(change)) return `${countText(Math.round(1 + percent / 100))} veces`;
  return `${countText(Math.abs(percent))} % ${percent < 0 ? 'menos' : 'más'}`;
}
