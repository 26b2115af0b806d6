import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as css from './facts.css.ts';

type FactsProps = {
  /** Labels and values; a fact without a value is omitted. */
  items: readonly (readonly [label: string, value: ReactNode])[];
  /** With an outline, for use in a dialog. */
  boxed?: boolean;
  /** Label of the value that stands out. */
  strong?: string;
  /** Styles the last row as the sum of the others. */
  total?: boolean;
};

export const Facts = ({ items, boxed, strong, total }: FactsProps) => (
  <dl className={classes(css.facts, boxed && css.boxed, total && css.total)}>
    {items
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{label === strong ? <b>{value}</b> : value}</dd>
        </div>
      ))}
  </dl>
);
