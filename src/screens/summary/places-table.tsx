import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'wouter';
import { countedText, paymentsText } from '#blocks/count-text.ts';
import { config } from '#stores/config.ts';
import { classes } from '#ui/classes.ts';
import { figureLink, nameLink } from '#ui/figure-link.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as bar from './bar.css.ts';
import { barHeight } from './bar-height.ts';
import { areDays, spanHead } from './period-texts.ts';
import { Head } from './places-head.tsx';
import * as css from './places-table.css.ts';
import type { PlacesOrder } from './ranked-places.ts';
import { isNone, SHOWN_LABEL, shownText, shownValue } from './shown-number.ts';
import { linkTo, type Shown } from './summary-links.ts';
import type { Amounts, Summary, SummaryPlace, SummarySpan } from './summary-operations.ts';
import { Trend } from './trend.tsx';

export interface PlacesProps {
  summary: Summary;
  /** In the order in which they are shown. */
  places: readonly SummaryPlace[];
  shown: Shown;
  /** The highest value in any cell. */
  highest: number;
  placeHref: (place: SummaryPlace) => string;
}

/** Branches by day or, within a branch, cashiers by day, with bars on a common scale. */
export function PlacesTable({
  summary,
  places,
  shown,
  highest,
  placeHref,
  order,
  onOrder,
}: PlacesProps & { order: PlacesOrder; onOrder: (order: PlacesOrder) => void }) {
  useSignals();
  const { spans, placeLevel, period } = summary;
  const ordered = (by: string) => ({ by, order, onOrder });
  const { locale } = config.value;
  const days = areDays(spans);
  const level = placeLevel === 'branch' ? 'Sucursal' : 'Caja';
  return (
    <div className={css.wrap}>
      <table className={css.table}>
        <caption className={css.caption}>
          {SHOWN_LABEL[shown]} por {level.toLowerCase()} y {days ? 'día' : 'semana'}, del{' '}
          {spans[0]?.formattedStartDay} al {spans.at(-1)?.formattedEndDay}
        </caption>
        <thead>
          <tr>
            <Head className={css.nameHead} {...ordered('name')}>
              {level}
            </Head>
            {spans.map((span) => (
              <Head
                key={span.startDay}
                className={classes(css.head, span.isCurrent && css.today)}
                isCurrent={span.isCurrent}
                {...ordered(span.startDay)}
              >
                {spanHead(span, days, locale)}
              </Head>
            ))}
            <Head className={css.totalHead} {...ordered('total')}>
              Total
            </Head>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.id}>
              <th scope="row" className={css.name}>
                <Link className={nameLink} href={placeHref(place)}>
                  {place.name}
                </Link>
                <small className={css.small}>{placeNote(place)}</small>
              </th>
              {spans.map((span, index) => (
                <td key={span.startDay} className={css.cell}>
                  <Cell {...{ summary, shown, highest, place, span }} amounts={place.spans[index]} />
                </td>
              ))}
              <td className={css.total}>
                <Link className={figureLink} href={linkTo(summary, period, shown, { place })}>
                  {shownText(place.total, shown)}
                </Link>
                <span className={css.trend}>
                  <Trend
                    now={shownValue(place.total, shown)}
                    then={place.before && shownValue(place.before, shown)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.footName}>
              Total
            </th>
            {spans.map((span) => (
              <td key={span.startDay} className={css.foot}>
                {span.isAhead ? (
                  <Ahead />
                ) : (
                  <Link className={figureLink} href={linkTo(summary, span, shown)}>
                    {shownText(span, shown)}
                  </Link>
                )}
              </td>
            ))}
            <td className={css.footTotal}>
              <Link className={figureLink} href={linkTo(summary, period, shown)}>
                {shownText(summary.total, shown)}
              </Link>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** `3 cajas` or, for a single cashier, `134 pagos`. */
const placeNote = ({ cashierCount, total }: SummaryPlace): string =>
  cashierCount === undefined ? paymentsText(total.receivedCount) : countedText(cashierCount, 'caja', 'cajas');

const Ahead = () => (
  <>
    <span aria-hidden="true">·</span>
    <VisuallyHidden>Aún no llega</VisuallyHidden>
  </>
);

interface CellProps extends Omit<PlacesProps, 'placeHref' | 'places'> {
  place: SummaryPlace;
  span: SummarySpan;
  amounts: Amounts | undefined;
}

function Cell({ summary, shown, highest, place, span, amounts }: CellProps) {
  if (span.isAhead || !amounts) {
    return (
      <span className={css.none}>
        <span className={classes(bar.bar, css.bar, bar.ahead)} aria-hidden="true" />
        <Ahead />
      </span>
    );
  }
  if (isNone(amounts, shown)) {
    return (
      <span className={css.none}>
        <span className={classes(bar.bar, css.bar, bar.none)} aria-hidden="true" />
        Sin pagos
      </span>
    );
  }
  return (
    <>
      <span className={classes(bar.bar, css.bar)} aria-hidden="true">
        {shownValue(amounts, shown) > 0 && (
          <i
            className={span.isCurrent ? bar.current : bar.past}
            style={{ height: barHeight(shownValue(amounts, shown), highest) }}
          />
        )}
      </span>
      <Link
        className={figureLink}
        href={linkTo(summary, span, shown, { place })}
        title={paymentsText(amounts.receivedCount)}
      >
        {shownText(amounts, shown)}
      </Link>
    </>
  );
}
