import type { Schemas } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { rangeProblem } from '#blocks/list/day-range-form.tsx';
import { parseDays } from '#blocks/list/list-address.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { daysAfter } from '#domain/days-after.ts';
import { paths } from '#domain/paths.ts';

/** A month or a range of days; both days are empty while they are being chosen. */
export interface StatementView {
  /** A month such as `2026-10`; empty for a range. */
  month: string;
  from: string;
  to: string;
  branchId: string;
}

/** The month that comes `months` after another, or before it if negative: `2026-10`. */
export function monthBeside(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** Without a month in the address, the last complete month, because that is the statement people hand in. */
export function parseStatementView(search: string, today: string): StatementView {
  const params = new URLSearchParams(search);
  const branchId = cleanFilterText(params.get('branch') ?? '');
  const month = params.get('month') ?? '';
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && month <= today.slice(0, 7);
  if (params.has('range') || params.has('from')) return { month: '', ...parseDays(params), branchId };
  return { month: isMonth ? month : monthBeside(today.slice(0, 7), -1), from: '', to: '', branchId };
}

export function statementHref({ month, from, to, branchId }: StatementView): string {
  const parameters = Object.entries({ month, from, to, branch: branchId }).filter(
    ([, value]) => value !== '',
  );
  if (month === '' && from === '') parameters.push(['range', '1']);
  return `${paths.closing.statement}?${new URLSearchParams(parameters)}`;
}

export const showStatement = (view: StatementView): void => navigate(statementHref(view));

/** Content of the call; undefined until days of a range are chosen that can be read. */
export function statementContent(
  view: StatementView,
  today: string,
): Schemas['GetStatementContent'] | undefined {
  const { from, to } = view.month ? daysOfMonth(view.month) : view;
  if (rangeProblem({ from, to }, today)) return undefined;
  return { startDay: from, endDay: to, ...(view.branchId && { businessBranchId: view.branchId }) };
}

/** First and last day of a month such as `2026-10`. */
function daysOfMonth(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: daysAfter(`${monthBeside(month, 1)}-01`, -1) };
}
