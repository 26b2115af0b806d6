import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { type Change, changeText } from './change-text.ts';
import { besideText } from './period-texts.ts';
import type { SummaryPeriod } from './summary-address.ts';
import * as css from './summary-changes.css.ts';
import { linkTo } from './summary-links.ts';
import type { Summary } from './summary-operations.ts';

interface SummaryChangesProps {
  summary: Summary;
  period: SummaryPeriod;
}

/** The greatest differences in words, each a link to the payments of its place. */
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
  const today = summary.period.isRunning ? summary.period.endDay : '';
  const { difference, beside, sums } = changeText(change, period, today);
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
