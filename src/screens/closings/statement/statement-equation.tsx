import { Link } from 'wouter';
import { card } from '#ui/card.css.ts';
import { classes } from '#ui/classes.ts';
import { figureLink } from '#ui/figure-link.css.ts';
import { Icon } from '#ui/icon.tsx';
import * as tile from '#ui/stat-tile.css.ts';
import { comparedSum, differenceTitle, otherSum } from '#words/statement-lines.ts';
import * as css from './statement-equation.css.ts';
import { closingsOf, paymentsOf } from './statement-links.ts';
import type { Statement } from './statement-operations.ts';
import { balanceName, dayBefore, equationText, outOf } from './statement-texts.ts';

interface Term {
  label: string;
  formatted: string;
  note: string;
  href?: string;
}

/** Shows opening balance, net amount, outgoings and closing balance, and whether the two ways of computing the last agree. */
export function StatementEquation({ statement }: { statement: Statement }) {
  const { total, period, deposits } = statement;
  const balance = balanceName(statement);
  const terms: Term[] = [
    {
      label: 'Saldo inicial',
      formatted: statement.formattedOpeningBalance,
      note: `${balance} al ${dayBefore(statement)}`,
    },
    {
      label: 'Neto recibido',
      formatted: total.formattedNetAmount,
      note: `${total.formattedReceivedAmount} \u2212 ${total.formattedRefundedAmount}`,
      href: paymentsOf(statement, period, 'movement'),
    },
    { ...outOf(statement), ...(deposits ? {} : { href: closingsOf(statement, period) }) },
    {
      label: 'Saldo final',
      formatted: statement.formattedClosingBalance,
      note: `${balance} al ${period.formattedEndDay}`,
    },
  ];
  return (
    <section className={card} aria-label="Resumen del periodo">
      <div className={css.equation}>
        {terms.map(({ label, formatted, note, href }, index) => (
          <div key={label} className={classes(tile.stat, css.term, index === 3 && css.end)}>
            {index > 0 && (
              <span className={css.sign} aria-hidden="true">
                {SIGNS[index - 1]}
              </span>
            )}
            <p className={tile.label}>{label}</p>
            <p className={classes(tile.value, css.value)}>
              {href ? (
                <Link className={figureLink} href={href}>
                  {termText(formatted, index)}
                </Link>
              ) : (
                termText(formatted, index)
              )}
            </p>
            <p className={tile.note}>{note}</p>
          </div>
        ))}
      </div>
      <Check statement={statement} />
    </section>
  );
}

/** After a sign a negative amount is in brackets: `− (−Q255.00)`. */
const termText = (formatted: string, index: number): string =>
  (index === 1 || index === 2) && formatted.startsWith('\u2212') ? `(${formatted})` : formatted;

const SIGNS = ['+', '\u2212', '='];

function Check({ statement }: { statement: Statement }) {
  const { check, days } = statement;
  const day = days.find((one) => one.day === check.day);
  return (
    <p className={classes(css.balanced, !check.isBalanced && css.unbalanced)} role="status">
      <Icon name={check.isBalanced ? 'check-circle' : 'alert'} />
      {check.isBalanced ? (
        <span>
          <b>Cuadra al centavo.</b> Lo mismo suman {comparedSum(statement)}.
        </span>
      ) : (
        <span>
          <b>{differenceTitle(statement)}</b> {equationText(statement)}. {otherSum(statement)}
          {day && (
            <>
              {' '}
              La primera diferencia es del{' '}
              <Link href={paymentsOf(statement, day, 'movement')}>{day.formattedDay}</Link>.
            </>
          )}
        </span>
      )}
    </p>
  );
}
