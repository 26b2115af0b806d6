import { push, row } from '#styles/layout.css.ts';
import { figures } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';

interface DayTooltipProps {
  title: string;
  amounts: readonly (readonly [name: string, amount: string])[];
  /** Shown when there are no amounts. */
  none?: string;
}

/** The amounts of a day, in the tooltip of its column. */
export const DayTooltip = ({ title, amounts, none }: DayTooltipProps) => (
  <>
    <b>{title}</b>
    {amounts.length === 0 ? (
      <p>{none}</p>
    ) : (
      <dl>
        {amounts.map(([name, amount]) => (
          <div key={name} className={row[3]}>
            <dt>{name}</dt>
            <dd className={classes(figures, push)}>{amount}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
);
