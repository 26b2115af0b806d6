import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { figures } from '#styles/typography.css.ts';
import { figureLink } from '#ui/figure-link.css.ts';
import { closingLines, remainderLines } from '#words/statement-lines.ts';
import { closingsOf, paymentsOf } from './statement-links.ts';
import type { Statement } from './statement-operations.ts';
import { monthName } from './statement-texts.ts';

type Line = readonly [label: string, value: ReactNode];

const amount = (text: string): ReactNode => <span className={figures}>{text}</span>;
const linked = (href: string, text: string): ReactNode => (
  <Link className={figureLink} href={href}>
    {text}
  </Link>
);

/** The parts of the closing balance; the last line is their sum. */
export const remainderFacts = (statement: Statement): Line[] =>
  remainderLines(statement).map(([label, text]) => [label, amount(text)]);

/** The steps from the net amount, which links to its payments, to the closings, which link to their list. */
export function closingFacts(statement: Statement, month: string, locale: string): Line[] {
  const name = month ? (monthName(month, locale).split(' ')[0] ?? null) : null;
  const lines = closingLines(statement, name, locale);
  const links = new Map([
    [0, paymentsOf(statement, statement.period, 'movement')],
    [lines.length - 1, closingsOf(statement, statement.period)],
  ]);
  return lines.map(([label, text], index) => {
    const href = links.get(index);
    return [label, href ? linked(href, text) : amount(text)];
  });
}
