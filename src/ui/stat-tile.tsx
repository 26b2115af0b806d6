import type { ReactNode } from 'react';
import { card } from './card.css.ts';
import { classes } from './classes.ts';
import * as css from './stat-tile.css.ts';

export type Stat = { label: string; value: string; note?: ReactNode };

export const StatTile = ({ label, value, note, inside }: Stat & { inside?: string }) => (
  <div className={classes(css.stat, inside)}>
    <p className={css.label}>{label}</p>
    <p className={css.value}>{value}</p>
    {note && <p className={css.note}>{note}</p>}
  </div>
);

/** A card with several figures. */
export const Stats = ({ label, stats }: { label: string; stats: readonly Stat[] }) => (
  <section className={classes(card, css.stats)} aria-label={label}>
    {stats.map((stat) => (
      <StatTile key={stat.label} {...stat} inside={css.inStats} />
    ))}
  </section>
);
