import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'wouter';
import { countedText } from '#blocks/count-text.ts';
import { weekdayName } from '#domain/weekday-name.ts';
import { config } from '#stores/config.ts';
import { figureLink } from '#ui/figure-link.css.ts';
import { capitalized } from '#words/capitalized.ts';
import { negative } from '#words/statement-lines.ts';
import * as css from './statement-days-table.css.ts';
import { closingsOf, paymentsOf } from './statement-links.ts';
import type { Statement, StatementDay } from './statement-operations.ts';
import { balanceName, dayBefore, outOf } from './statement-texts.ts';

export interface DaysProps {
  statement: Statement;
  title: string;
}

/** The days, each with the balance at its end. */
export function DaysTable({ statement, title }: DaysProps) {
  useSignals();
  const { locale } = config.value;
  const { days, deposits, total, closings } = statement;
  const heads = ['Recibido', 'Reembolsado', 'Neto', 'Cierres', ...(deposits ? ['Depósitos'] : []), 'Saldo'];
  return (
    <div className={css.wrap}>
      <table>
        <caption className={css.caption}>{`Estado de cuenta por día. ${title}`}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.firstHead}>
              Día
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={css.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" colSpan={heads.length} className={css.carriedDay}>
              Saldo inicial, {balanceName(statement).toLowerCase()} al {dayBefore(statement)}
            </th>
            <td className={css.carried}>{statement.formattedOpeningBalance}</td>
          </tr>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row" className={css.day}>
                <span className={css.weekday}>{capitalized(weekdayName(day.day, locale, 'short'))}</span>
                {day.formattedDay}
              </th>
              <DayCells statement={statement} day={day} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.carriedDay}>
              Total
            </th>
            <td className={css.carried}>{total.formattedReceivedAmount}</td>
            <td className={css.carried}>{negative(total.formattedRefundedAmount)}</td>
            <td className={css.carried}>{total.formattedNetAmount}</td>
            <td className={css.carried}>{closedText(statement, closings)}</td>
            {deposits && <td className={css.carried}>{negative(outOf(statement).formatted)}</td>}
            <td className={css.carried}>{statement.formattedClosingBalance}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DayCells({ statement, day }: { statement: Statement; day: StatementDay }) {
  const { closings } = day;
  const link = (href: string, text: string) => (
    <Link className={figureLink} href={href}>
      {text}
    </Link>
  );
  return (
    <>
      <td className={css.cell}>
        {day.receivedCount === 0
          ? NONE
          : link(paymentsOf(statement, day, 'received'), day.formattedReceivedAmount)}
      </td>
      <td className={css.cell}>
        {day.refundedCount === 0
          ? NONE
          : link(paymentsOf(statement, day, 'refunded'), negative(day.formattedRefundedAmount))}
      </td>
      <td className={css.cell}>{day.formattedNetAmount}</td>
      <td className={css.cell} title={closings.formattedNumbers || undefined}>
        {closings.count === 0 ? (
          NONE
        ) : (
          <>
            <small className={css.count}>{closingsName(day)}</small>
            {link(closingsOf(statement, day), closedText(statement, closings))}
          </>
        )}
      </td>
      {day.deposits && <DepositsCell day={day} deposits={day.deposits} />}
      <td className={css.balance}>{day.formattedBalance}</td>
    </>
  );
}

/** Without deposits, it is the closings that reduce the balance. */
const closedText = ({ deposits }: Statement, { formattedNetAmount }: StatementDay['closings']): string =>
  deposits ? formattedNetAmount : negative(formattedNetAmount);

const NONE = <span className={css.none}>—</span>;

/** `8 cierres`; for a single closing, its number. */
export const closingsName = ({ closings: { count, formattedNumbers } }: StatementDay): string =>
  count === 1 ? formattedNumbers : countedText(count, 'cierre', 'cierres');

function DepositsCell({
  day,
  deposits,
}: {
  day: StatementDay;
  deposits: NonNullable<StatementDay['deposits']>;
}) {
  const { count, returnedCount, movements } = deposits;
  const references = movements.map(({ reference }) => reference).join(', ');
  return (
    <td className={css.cell} title={references || undefined}>
      {count > 0 && negative(deposits.formattedDepositedAmount)}
      {returnedCount > 0 && (
        <span className={css.returned}>+{deposits.formattedReturnedAmount} devuelto</span>
      )}
      {count + returnedCount === 0 && (
        <>
          {day.bankHoliday && (
            <small className={css.count} title={day.bankHoliday}>
              Asueto
            </small>
          )}
          {NONE}
        </>
      )}
    </td>
  );
}
