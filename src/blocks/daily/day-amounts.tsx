import * as css from './day-amounts.css.ts';

interface DayAmountsProps {
  title: string;
  amounts: readonly (readonly [name: string, amount: string])[];
  /** Said when there are no amounts. */
  none?: string;
}

/** The amounts of a day, in the tooltip of its column. */
export const DayAmounts = ({ title, amounts, none }: DayAmountsProps) => (
  <>
    <b>{title}</b>
    {amounts.length === 0 ? (
      <p>{none}</p>
    ) : (
      <dl>
        {amounts.map(([name, amount]) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
);
