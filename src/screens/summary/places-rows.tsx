import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'wouter';
import { paymentsText } from '#blocks/count-text.ts';
import { config } from '#stores/config.ts';
import { clip } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { figureLink } from '#ui/figure-link.css.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { capitalized } from '#words/capitalized.ts';
import * as bar from './bar.css.ts';
import { barHeight } from './bar-height.ts';
import { areDays, PERIOD_NOUN, spanLetter, spanName } from './period-texts.ts';
import * as css from './places-rows.css.ts';
import type { PlacesProps } from './places-table.tsx';
import { isNone, shownText, shownValue, shownWords } from './shown-number.ts';
import type { SummaryPeriod } from './summary-address.ts';
import { linkTo } from './summary-links.ts';
import type { SummaryPlace, SummarySpan } from './summary-operations.ts';
import { Trend } from './trend.tsx';

/** The table on phones: each place is a row with its bars below the name and total. */
export function PlacesRows({
  summary,
  places,
  shown,
  highest,
  placeHref,
  period,
}: PlacesProps & { period: SummaryPeriod }) {
  useSignals();
  const { spans } = summary;
  const { locale } = config.value;
  const days = areDays(spans);
  const current = spans.findIndex(({ isCurrent }) => isCurrent);
  const part = (place: SummaryPlace) => {
    const amounts = place.spans[current];
    if (!amounts || spans.length === 1) return paymentsText(place.total.receivedCount);
    return `${days ? 'Hoy' : 'Esta semana'} ${shownWords(amounts, shown)}`;
  };
  const inWords = (place: SummaryPlace) =>
    spans
      .flatMap((span, index) => {
        const amounts = place.spans[index];
        if (span.isAhead || !amounts) return [];
        return `${spanName(span, days, locale)} ${isNone(amounts, shown) ? 'sin pagos' : shownWords(amounts, shown)}`;
      })
      .join('; ');
  return (
    <>
      <ul>
        {places.map((place) => (
          <li key={place.id} className={css.place}>
            <Link className={css.name} href={placeHref(place)}>
              <span className={clip}>{place.name}</span>
              <Icon name="right" size="sm" />
            </Link>
            <Link
              className={classes(figureLink, css.sum)}
              href={linkTo(summary, summary.period, shown, { place })}
            >
              {shownText(place.total, shown)}
            </Link>
            <span className={css.part}>{part(place)}</span>
            <span className={css.trend}>
              <Trend
                now={shownValue(place.total, shown)}
                then={place.before && shownValue(place.before, shown)}
              />
            </span>
            <div className={css.week} aria-hidden="true">
              {spans.map((span, index) => (
                <Bar key={span.startDay} {...{ span, days, highest }} value={valueIn(place, index, shown)} />
              ))}
            </div>
            <VisuallyHidden>{`${days ? 'Por día' : 'Por semana'}: ${inWords(place)}.`}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <div className={css.total}>
        <span>{capitalized(`total ${PERIOD_NOUN[period]}`)}</span>
        <Link className={figureLink} href={linkTo(summary, summary.period, shown)}>
          {shownText(summary.total, shown)}
        </Link>
      </div>
    </>
  );
}

const valueIn = ({ spans }: SummaryPlace, index: number, shown: PlacesProps['shown']): number => {
  const amounts = spans[index];
  return amounts ? shownValue(amounts, shown) : 0;
};

function Bar({
  span,
  days,
  highest,
  value,
}: {
  span: SummarySpan;
  days: boolean;
  highest: number;
  value: number;
}) {
  const { isAhead, isCurrent } = span;
  return (
    <span className={isCurrent ? css.today : undefined}>
      <span className={classes(bar.bar, css.bar, isAhead ? bar.ahead : value === 0 && bar.none)}>
        {!isAhead && value > 0 && (
          <i
            className={classes(isCurrent ? bar.current : bar.past, css.filled)}
            style={{ height: barHeight(value, highest) }}
          />
        )}
      </span>
      {spanLetter(span, days)}
    </span>
  );
}
