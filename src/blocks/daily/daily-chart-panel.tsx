import type { Failure } from '@cobros/sdk';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { push, row } from '#styles/layout.css.ts';
import { vars } from '#styles/theme.css.ts';
import { figures, secondary } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { title as cardTitle } from '#ui/card.css.ts';
import { classes } from '#ui/classes.ts';
import { type ColumnTone, ToneMark } from '#ui/column-chart-drawing.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toolbar } from '#ui/toolbar.css.ts';
import { useBelow } from '#ui/use-below.ts';
import { totals } from '../list/list-results.css.ts';
import { ReadFailed } from '../list/read-failed.tsx';
import { bodyHeight } from './panel-heights.ts';

const DAY_COUNTS = ['7', '30', '90'] as const;
/** Number of days shown, of which today is the last. */
export type DayCount = (typeof DAY_COUNTS)[number];

interface LegendEntry {
  tone: ColumnTone;
  name: string;
  /** Total of all days shown: `Q1,234.50`, `3 días`. */
  total: string;
}

const INK = { color: vars.color.ink };

interface DailyChartPanelProps {
  title: string;
  /** Undefined while the chart shows the days that the list is filtered by. */
  count: DayCount | undefined;
  onCount: (count: DayCount) => void;
  /** Undefined until the amounts are loaded. */
  legend: readonly LegendEntry[] | undefined;
  /** True while the amounts of the previous choice are shown because the new ones are loading. */
  stale: boolean;
  failure: Failure | undefined;
  onRetry: () => void;
  /** Shown instead of an empty chart. */
  empty: string | false;
  chart: ReactNode;
  table: ReactNode;
}

/** Daily amounts as a chart or a table, in each of their states. The height never changes. */
export function DailyChartPanel(props: DailyChartPanelProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <div className={totals} style={{ display: 'flex' }}>
        <h2 className={cardTitle} style={INK}>
          {props.title}
        </h2>
        <div className={classes(row[2], push)} style={{ flexWrap: 'wrap' }}>
          <Button variant="text" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Ver como gráfica' : 'Ver como tabla'}
          </Button>
          <Segmented
            label="Días"
            value={props.count}
            onChange={props.onCount}
            options={DAY_COUNTS.map((value) => ({ value, label: `${value} días` }))}
          />
        </div>
      </div>
      <Days {...props} asTable={asTable} />
    </>
  );
}

function Days({ asTable, ...props }: DailyChartPanelProps & { asTable: boolean }) {
  const { title, legend, stale, failure, empty } = props;
  const height = bodyHeight(useBelow('sm'));
  const middle: CSSProperties = { height, display: 'grid', alignContent: 'center', padding: '0 1rem' };
  if (failure)
    return (
      <div style={middle}>
        <ReadFailed failure={failure} onRetry={props.onRetry} />
      </div>
    );
  if (!legend)
    return (
      <div style={middle} aria-busy="true">
        <Loading>
          <Skeleton width="100%" height="11rem" />
        </Loading>
      </div>
    );
  if (asTable)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      <section style={{ height, overflowY: 'auto' }} tabIndex={0} aria-label={title} aria-busy={stale}>
        {props.table}
      </section>
    );
  if (empty)
    return (
      <div style={middle}>
        <EmptyState icon="chart" title={empty} />
      </div>
    );
  return (
    <div style={{ height, padding: '0.75rem 1rem', opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
      <Legend entries={legend} />
      {props.chart}
    </div>
  );
}

const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={classes(toolbar, secondary)} style={{ minHeight: '1.5rem', columnGap: '1.25rem' }}>
    {entries.map(({ tone, name, total }) => (
      <li key={tone} className={classes(row[2], figures)}>
        <ToneMark tone={tone} />
        {name} <b style={INK}>{total}</b>
      </li>
    ))}
  </ul>
);
