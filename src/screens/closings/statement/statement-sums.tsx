import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { figures } from '../../../../styles/typography.css.ts';
import { countText } from '../../../blocks/count-text.ts';
import { figureLink } from '../../../ui/figure-link.css.ts';
import { closingsOf, paymentsOf } from './statement-links.ts';
import type { Statement } from './statement-operations.ts';
import { inPeriod, negative, sinceText } from './statement-texts.ts';

type Line = readonly [label: string, value: ReactNode];

const amount = (text: string): ReactNode => <span className={figures}>{text}</span>;
const linked = (href: string, text: string): ReactNode => (
  <Link className={figureLink} href={href}>
    {text}
  </Link>
);

/** The parts of the closing balance; the last line is their sum. */
export function remainderLines({ undeposited, closedLater, notClosed, check }: Statement): Line[] {
  return [
    ...(undeposited
      ? [[`Cerrado, por depositar${closedDays(undeposited)}`, amount(undeposited.formattedAmount)] as const]
      : []),
    ...(closedLater.firstDate === null
      ? []
      : [
          [
            `Recibido${sinceText(closedLater)}, y cerrado después`,
            amount(closedLater.formattedAmount),
          ] as const,
        ]),
    [
      `Recibido${sinceText(notClosed)}${notClosed.firstDate ? ',' : ''} y sin cerrar`,
      amount(notClosed.formattedAmount),
    ],
    ['Saldo final', amount(check.formattedAmount)],
  ];
}

/** ` (30/10/2026 a 31/10/2026)` */
function closedDays({ formattedFirstDay, formattedLastDay }: NonNullable<Statement['undeposited']>): string {
  if (formattedFirstDay === null) return '';
  return formattedFirstDay === formattedLastDay
    ? ` (${formattedFirstDay})`
    : ` (${formattedFirstDay} a ${formattedLastDay})`;
}

/** The steps from the net amount to the closings, across amounts that another period closed; the last line is the sum. */
export function closingsLines(statement: Statement, month: string, locale: string): Line[] {
  const { total, receivedBefore, closedAfter, closings, period } = statement;
  const within = inPeriod(month, locale);
  return [
    [`Neto recibido ${within}`, linked(paymentsOf(statement, period, 'movement'), total.formattedNetAmount)],
    [`Recibido antes y cerrado ${within}`, amount(receivedBefore.formattedAmount)],
    [`Recibido ${within} y no cerrado entonces`, amount(negative(closedAfter.formattedAmount))],
    [
      `Cierres ${within} (${countText(closings.count)})`,
      linked(closingsOf(statement, period), closings.formattedNetAmount),
    ],
  ];
}
