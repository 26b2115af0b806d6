import { useState } from 'react';
import { onlyWide, push } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Reloaded } from '#ui/reloaded.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useBelow } from '#ui/use-below.ts';
import { useWidth } from '#ui/use-width.ts';
import { busyHoursText, HoursLegend, HoursRows, HoursTable } from './hours-table.tsx';
import { OrderChoice } from './order-choice.tsx';
import { areDays } from './period-texts.ts';
import { PlacesRows } from './places-rows.tsx';
import { PlacesTable } from './places-table.tsx';
import { RANKED, rankedPlaces } from './ranked-places.ts';
import { SHOWN_LABEL, shownValue, shownWords } from './shown-number.ts';
import { type SummaryView, summaryHref } from './summary-address.ts';
import { SummaryChanges } from './summary-changes.tsx';
import * as css from './summary-content.css.ts';
import { SummaryFigures } from './summary-figures.tsx';
import { linkTo, type Shown } from './summary-links.ts';
import type { Amounts, Summary, SummaryPlace } from './summary-operations.ts';

/** The least width of the table of a week: the name, seven days and their total. */
const SEVEN_COLUMNS = 54.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

interface SummaryContentProps {
  summary: Summary;
  view: SummaryView;
  /** The summary of another period is loading. */
  stale: boolean;
}

export function SummaryContent({ summary, view, stale }: SummaryContentProps) {
  const { receivedCount, refundedCount } = summary.total;
  return (
    <Reloaded stale={stale} label="Cargando el resumen">
      <SummaryFigures summary={summary} />
      {receivedCount + refundedCount === 0 ? (
        <Card flush>
          <EmptyState icon="chart" title="Sin pagos en este periodo" />
        </Card>
      ) : (
        <>
          <Places summary={summary} view={view} />
          <div className={css.split}>
            <Hours summary={summary} />
            <Card
              title="Lo que más cambió"
              aside={<span className={secondary}>Según lo recibido</span>}
              flush
            >
              <SummaryChanges summary={summary} period={view.period} />
            </Card>
          </div>
        </>
      )}
    </Reloaded>
  );
}

function Places({ summary, view }: Omit<SummaryContentProps, 'stale'>) {
  const [shown, setShown] = useState<Shown>('received');
  const [ref, width] = useWidth<HTMLDivElement>(useBelow('md') ? 0 : SEVEN_COLUMNS);
  const isTable = width >= SEVEN_COLUMNS;
  const [order, setOrder] = useState(RANKED);
  const { placeLevel, spans, period } = summary;
  const places = rankedPlaces(summary.places, order, { shown, days: spans.map(({ startDay }) => startDay) });
  const cells = places.flatMap((place) => place.spans);
  const highest = cells.reduce<Amounts | undefined>(
    (most, one) => (most && shownValue(most, shown) >= shownValue(one, shown) ? most : one),
    undefined,
  );
  const highestValue = highest ? shownValue(highest, shown) : 0;
  const placeHref = (place: SummaryPlace) =>
    placeLevel === 'branch'
      ? summaryHref({ ...view, branchId: place.id })
      : linkTo(summary, period, 'received', { place });
  const props = { summary, places, shown, highest: highestValue, placeHref };
  return (
    <Card
      title={`Por ${placeLevel === 'branch' ? 'sucursal' : 'caja'} y ${areDays(spans) ? 'día' : 'semana'}`}
      flush
      aside={
        <>
          {!isTable && <OrderChoice spans={spans} order={order} onOrder={setOrder} />}
          {isTable && highest && highestValue > 0 && (
            <p className={secondary}>
              Barras en una sola escala: la más alta es {shownWords(highest, shown)}
            </p>
          )}
          <div className={classes(isTable && push, onlyWide)}>
            <Segmented
              label="Qué muestra la tabla"
              value={shown}
              onChange={setShown}
              options={(['received', 'net', 'payments'] as const).map((value) => ({
                value,
                label: SHOWN_LABEL[value],
              }))}
            />
          </div>
        </>
      }
    >
      <div ref={ref}>
        {isTable ? (
          <PlacesTable {...props} order={order} onOrder={setOrder} />
        ) : (
          <PlacesRows {...props} period={view.period} />
        )}
      </div>
    </Card>
  );
}

function Hours({ summary }: { summary: Summary }) {
  const narrow = useBelow('md');
  if (summary.hours.length === 0) return null;
  return (
    <div className={css.hours}>
      <Card
        title="Horas"
        flush
        aside={
          !narrow && (
            <>
              <p className={secondary}>{busyHoursText(summary.hours)}</p>
              <HoursLegend />
            </>
          )
        }
      >
        {narrow ? <HoursRows summary={summary} /> : <HoursTable summary={summary} />}
      </Card>
    </div>
  );
}
