import type { Failure } from '@cobros/sdk';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { title as cardTitle } from '../../ui/card.css.ts';
import { type ColumnTone, ToneMark } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ReadFailed } from '../list/read-failed.tsx';
import * as css from './daily-panel.css.ts';

const DAY_COUNTS = ['7', '30', '90'] as const;
/** Number of days, today being the last. */
export type DayCount = (typeof DAY_COUNTS)[number];

export interface LegendEntry {
  tone: ColumnTone | 'missing';
  name: string;
  /** Of all days: `Q1,234.50`, `3 días`. */
  total: string;
}

interface DailyPanelProps {
  title: string;
  count: DayCount;
  onCount: (count: DayCount) => void;
  /** Undefined until the days are read. */
  legend: readonly LegendEntry[] | undefined;
  /** The days are those of another choice, and new ones are loading. */
  stale: boolean;
  failure: Failure | undefined;
  onRetry: () => void;
  /** Said instead of a chart without columns. */
  empty: string | false;
  chart: ReactNode;
  table: ReactNode;
}

/** Days as a chart or as a table, in each of their states. Its height is always the same. */
export function DailyPanel(props: DailyPanelProps) {
  const { title, count, onCount, legend, stale, failure } = props;
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <div className={css.head}>
        <h2 className={cardTitle}>{title}</h2>
        <ul className={css.legend}>
          {!failure &&
            legend?.map(({ tone, name, total }) => (
              <li key={tone} className={css.entry}>
                <ToneMark tone={tone} />
                {name} <b>{total}</b>
              </li>
            ))}
        </ul>
        <div className={css.choices}>
          <Segmented
            label="Días"
            value={count}
            onChange={onCount}
            options={DAY_COUNTS.map((value) => ({ value, label: `${value} días` }))}
          />
        </div>
        <div className={css.view}>
          <Button variant="text" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Ver como gráfica' : 'Ver como tabla'}
          </Button>
        </div>
      </div>
      <div className={css.body} aria-busy={stale || undefined}>
        <Body {...props} asTable={asTable} />
      </div>
    </>
  );
}

function Body(props: DailyPanelProps & { asTable: boolean }) {
  const { legend, stale, failure, onRetry, empty, asTable, title } = props;
  if (failure) return <ReadFailed failure={failure} onRetry={onRetry} />;
  if (!legend) return <DailyLoading />;
  if (empty && !asTable) return <EmptyState icon="chart" title={empty} />;
  const shown = stale ? css.stale : undefined;
  if (!asTable) return <div className={shown}>{props.chart}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className={css.table} tabIndex={0} aria-label={title}>
      {props.table}
    </section>
  );
}

export const DailyLoading = () => (
  <Loading>
    <Skeleton width="100%" height="11rem" />
  </Loading>
);
