import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { weekdayName } from '#domain/weekday-name.ts';
import { config } from '#stores/config.ts';
import { figureLink } from '#ui/figure-link.css.ts';
import { Parts } from '#ui/parts.tsx';
import { capitalized } from '#words/capitalized.ts';
import { negative } from '#words/statement-lines.ts';
import * as css from './statement-days-rows.css.ts';
import { closingsName, type DaysProps } from './statement-days-table.tsx';
import { paymentsOf } from './statement-links.ts';
import type { StatementDay } from './statement-operations.ts';

/** The days on phones: net amount and balance, with closings and deposits in words. */
export function DaysRows({ statement }: DaysProps) {
  useSignals();
  const { locale } = config.value;
  return (
    <ul>
      {statement.days.map((day) => (
        <li key={day.day} className={css.day}>
          <span className={css.name}>
            {capitalized(weekdayName(day.day, locale, 'short'))} {day.formattedDay}
          </span>
          <span className={css.net}>
            {day.receivedCount + day.refundedCount === 0 ? (
              day.formattedNetAmount
            ) : (
              <Link className={figureLink} href={paymentsOf(statement, day, 'movement')}>
                {day.formattedNetAmount}
              </Link>
            )}
          </span>
          <span className={css.second}>
            <Parts of={movedTexts(day)} />
          </span>
          <span className={css.balance}>Saldo {day.formattedBalance}</span>
        </li>
      ))}
    </ul>
  );
}

/** `reembolsado −Q100.00 · 8 cierres · depósito −Q9,843.25` */
function movedTexts(day: StatementDay): ReactNode[] {
  const { closings, deposits, bankHoliday, refundedCount, formattedRefundedAmount } = day;
  return [
    refundedCount > 0 && `reembolsado ${negative(formattedRefundedAmount)}`,
    closings.count === 0
      ? 'sin cierres'
      : `${closingsName(day)}${deposits ? '' : ` ${negative(closings.formattedNetAmount)}`}`,
    deposits && deposits.count > 0 && `depósito ${negative(deposits.formattedDepositedAmount)}`,
    deposits && deposits.returnedCount > 0 && `devuelto +${deposits.formattedReturnedAmount}`,
    deposits && deposits.count + deposits.returnedCount === 0 && (bankHoliday ? 'asueto' : 'sin depósito'),
  ];
}
