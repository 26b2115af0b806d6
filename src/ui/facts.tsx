import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as css from './facts.css.ts';

type FactsProps = {
  /** Label and value; one without a value is left out. */
  items: readonly (readonly [label: string, value: ReactNode])[];
  /** With an outline, in a dialog. */
  boxed?: boolean;
  /** The last one is the sum of the others. */
  total?: boolean;
};

export const Facts = ({ items, boxed, total }: FactsProps) => (
  <dl className={classes(css.facts, boxed && css.boxed, total && css.total)}>
    {items
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
  </dl>
);
