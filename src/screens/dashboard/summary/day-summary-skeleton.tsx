import { classes } from '../../../ui/classes.ts';
import { group } from '../../../ui/skeleton.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import * as css from './day-summary-strip.css.ts';

export const DaySummarySkeleton = () => (
  <div className={css.day} aria-busy="true">
    {['', '', css.third].map((hidden, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes differ only by position
      <div key={index} className={classes(css.waitingTile, group, hidden)}>
        <Skeleton width="5.6rem" />
        <Skeleton width="7.5rem" height="1.25rem" />
        <Skeleton width="3.75rem" height="0.625rem" />
      </div>
    ))}
    <ChartSkeleton />
  </div>
);

export const ChartSkeleton = () => (
  <div className={classes(css.chart, css.waitingTile, group)}>
    <Skeleton width="100%" height="2.5rem" />
  </div>
);
