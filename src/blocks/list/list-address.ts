import { type ReadonlySignal, signal } from '@preact/signals-react';
import { isValid } from 'date-fns';
import { navigate } from 'wouter/use-browser-location';
import { isDay } from '#domain/day.ts';
import type { DayRange } from '#domain/day-range.ts';
import { PAGE_SIZES, type PageSize } from './list-results.tsx';

export interface PageView {
  sort: 'asc' | 'desc';
  page: number;
  pageSize: PageSize;
}

export interface ListView<Filters> extends PageView {
  filters: Filters;
}

type Parameters = readonly (readonly [name: string, value: string])[];

/** Reads a list's filters from the address and writes them to it. An empty value is no filter. */
interface ListAddressOptions<Filters> {
  none: Filters;
  /** Invalid values are replaced by those of `none`. */
  parse: (params: URLSearchParams) => Filters;
  /** Empty values are omitted. */
  format: (filters: Filters) => Parameters;
}

export interface ListAddress<Filters> {
  parse(search: string): ListView<Filters>;
  /** Query of an address, such as `?status=error&page=2`, or an empty string. */
  format(view: ListView<Filters>): string;
  /** Adds a history entry, so that Back undoes the change. */
  changeView(change: Partial<ListView<Filters>>): void;
  /** Changes filters and goes to the first page. */
  changeFilters(change: Partial<Filters>): void;
  /** Clears the filters but keeps sort order and page size. */
  cleanFilters(): void;
  /** Incremented when all filters are replaced at once; typed values that were not applied are then dropped. */
  version: ReadonlySignal<number>;
  dropTyped(): void;
}

/** A list whose filters, sort order and page are in the address. */
export function createListAddress<Filters>(options: ListAddressOptions<Filters>): ListAddress<Filters> {
  const version = signal(0);
  const parse = (search: string): ListView<Filters> => {
    const params = new URLSearchParams(search);
    return { ...parsePage(params), filters: options.parse(params) };
  };
  const format = ({ filters, ...page }: ListView<Filters>) => formatPage(page, options.format(filters));
  const changeView = (change: Partial<ListView<Filters>>) =>
    navigate(location.pathname + format({ ...parse(location.search), ...change }));
  const dropTyped = () => {
    version.value += 1;
  };
  return {
    parse,
    format,
    changeView,
    changeFilters: (change) => {
      const { filters } = parse(location.search);
      changeView({ filters: { ...filters, ...change }, page: 1 });
    },
    cleanFilters: () => {
      dropTyped();
      changeView({ filters: options.none, page: 1 });
    },
    version,
    dropTyped,
  };
}

/** The page of an address (`?sort=asc&page=2&size=25`). Invalid values fall back to defaults. */
export function parsePage(params: URLSearchParams): PageView {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    sort: params.get('sort') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.find((one) => one === size) ?? 10,
  };
}

/** The days of an address (`?from=2026-11-01&to=2026-11-20`). Both are ignored when they are in the wrong order. */
export function parseDays(params: URLSearchParams): DayRange {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const days = { from: day('from'), to: day('to') };
  return days.from && days.to && days.from > days.to ? { from: '', to: '' } : days;
}

/** A moment of an address in UTC, such as `2026-11-20T06:00:00.000Z`; empty if it is missing or does not exist. */
export function parseMoment(params: URLSearchParams, name: string): string {
  const text = params.get(name) ?? '';
  const moment = new Date(text);
  // A 30th of February is read as a day in March, and 24 hours as the next day.
  const exists = isValid(moment) && moment.toISOString() === text;
  return exists && isDay(text.slice(0, 10)) ? text : '';
}

/** Query of an address; defaults and empty values are omitted. */
export function formatPage(view: PageView, filters: Parameters = []): string {
  const { sort, page, pageSize } = view;
  const parameters = [
    ...filters,
    ['sort', sort === 'asc' ? 'asc' : ''],
    ['page', page > 1 ? String(page) : ''],
    ['size', pageSize === 10 ? '' : String(pageSize)],
  ].filter(([, value]) => value !== '') as [string, string][];
  // A comma needs no escaping, and the address reads better without it.
  const text = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
