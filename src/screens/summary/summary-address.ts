import type { Schemas } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { rangeProblem } from '#blocks/list/day-range-form.tsx';
import { parseDays } from '#blocks/list/list-address.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { paths } from '#domain/paths.ts';

export type SummaryPeriod = Schemas['SummaryPeriod'];

export const PERIOD_LABEL: Record<SummaryPeriod, string> = {
  today: 'Hoy',
  'this-week': 'Esta semana',
  'this-month': 'Este mes',
  'last-week': 'Semana pasada',
  'last-month': 'Mes pasado',
  range: 'Rango de días…',
};
export const SUMMARY_PERIODS = Object.keys(PERIOD_LABEL) as SummaryPeriod[];

/** The choices of the screen. `from` and `to` are set for a range. */
export interface SummaryView {
  period: SummaryPeriod;
  from: string;
  to: string;
  branchId: string;
}

export function parseSummaryView(search: string): SummaryView {
  const params = new URLSearchParams(search);
  const period = SUMMARY_PERIODS.find((one) => one === params.get('period')) ?? 'this-week';
  const days = period === 'range' ? parseDays(params) : { from: '', to: '' };
  return { period, ...days, branchId: cleanFilterText(params.get('branch') ?? '') };
}

export function summaryHref({ period, from, to, branchId }: SummaryView): string {
  const parameters = Object.entries({ period, from, to, branch: branchId }).filter(
    ([, value]) => value !== '',
  );
  return `${paths.summary}?${new URLSearchParams(parameters)}`;
}

export const showSummary = (view: SummaryView): void => navigate(summaryHref(view));

/** Content of the call; undefined until days of a range are chosen that can be read. */
export function summaryContent(
  { period, from, to, branchId }: SummaryView,
  today: string,
): Schemas['GetSummaryContent'] | undefined {
  const branch = branchId ? { businessBranchId: branchId } : {};
  if (period !== 'range') return { period, ...branch };
  return rangeProblem({ from, to }, today) ? undefined : { period, startDay: from, endDay: to, ...branch };
}
