import type { Failure } from '@cobros/sdk';
import { ReadFailed } from '#blocks/list/read-failed.tsx';
import { card } from '#ui/card.css.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import * as reloaded from '#ui/reloaded.css.ts';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import * as tile from '#ui/stat-tile.css.ts';
import * as rows from './statement-days-rows.css.ts';
import * as equation from './statement-equation.css.ts';

export const StatementFailed = (props: { failure: Failure; onRetry: () => void }) => (
  <Card flush>
    <ReadFailed title="No se pudo cargar el estado de cuenta" {...props} />
  </Card>
);

const TERMS = [1, 2, 3, 4];
const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** Placeholder shapes while a statement loads. */
export const StatementLoading = () => (
  <Loading>
    <div className={reloaded.content}>
      <div className={classes(card, equation.equation)}>
        {TERMS.map((term) => (
          <div key={term} className={classes(tile.stat, equation.term)}>
            <Skeleton width="6rem" />
            <Skeleton width="8rem" height="1.5rem" />
          </div>
        ))}
      </div>
      <div className={card}>
        {ROWS.map((row) => (
          <div key={row} className={rows.day}>
            <Skeleton width="7rem" />
            <Skeleton width="12rem" />
          </div>
        ))}
      </div>
    </div>
  </Loading>
);
