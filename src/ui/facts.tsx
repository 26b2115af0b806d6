import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as css from './facts.css.ts';

type FactsProps = {
  /** Label and value; omitted without a value. */
  items: readonly (readonly [label: string, value: ReactNode])[];
  /** Outlined, in a dialog. */
  boxed?: boolean;
  /** Label of the value that stands out. */
  strong?: string;
  /** The last row is the sum of the others. */
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
