import type { Failure } from '@cobros/sdk';
import { ReadFailed } from '#blocks/list/read-failed.tsx';
import { card } from '#ui/card.css.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import * as tile from '#ui/stat-tile.css.ts';
import * as figures from './summary-figures.css.ts';
import * as css from './summary-states.css.ts';

export const SummaryFailed = (props: { failure: Failure; onRetry: () => void }) => (
  <Card flush>
    <ReadFailed title="No se pudo cargar el resumen" {...props} />
  </Card>
);

const FIGURES = [1, 2, 3, 4, 5];
const ROWS = [1, 2, 3, 4];

/** Placeholder shapes while a summary loads. */
export const SummaryLoading = () => (
  <Loading>
    <div className={css.shapes}>
      <div className={classes(card, figures.figures)}>
        {FIGURES.map((figure) => (
          <div key={figure} className={classes(tile.stat, figures.figure)}>
            <Skeleton width="6rem" />
            <Skeleton width="9rem" height="1.75rem" />
            <Skeleton width="8rem" />
          </div>
        ))}
      </div>
      <div className={card}>
        {ROWS.map((row) => (
          <div key={row} className={css.row}>
            <Skeleton width="8rem" />
            <Skeleton width="100%" height="3rem" />
          </div>
        ))}
      </div>
    </div>
  </Loading>
);
