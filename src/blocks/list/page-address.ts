import { type DayRange, isDay } from '../../domain/date-range.ts';
import { PAGE_SIZES, type PageSize } from './list-results.tsx';

/** One page of a sorted list, as an address says it. */
export interface PageView {
  sort: 'asc' | 'desc';
  page: number;
  pageSize: PageSize;
}

/** What an address (`?sort=asc&page=2&size=25`) says of the page. What it says wrong counts as not said. */
export function parsePage(params: URLSearchParams): PageView {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    sort: params.get('sort') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.find((one) => one === size) ?? 10,
  };
}

/** The days an address (`?from=2026-11-01&to=2026-11-20`) says. Days in the wrong order count as not said. */
export function parseDays(params: URLSearchParams): DayRange {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const days = { from: day('from'), to: day('to') };
  return days.from && days.to && days.from > days.to ? { from: '', to: '' } : days;
}

/** The address of a page, without what goes without saying. */
export function formatPage(view: PageView, more: readonly (readonly [string, string])[] = []): string {
  const { sort, page, pageSize } = view;
  const said = [
    ...more,
    ['sort', sort === 'asc' ? 'asc' : ''],
    ['page', page > 1 ? String(page) : ''],
    ['size', pageSize === 10 ? '' : String(pageSize)],
  ].filter(([, value]) => value !== '') as [string, string][];
  // A comma needs no escape, and reads better without.
  const text = new URLSearchParams(said).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
