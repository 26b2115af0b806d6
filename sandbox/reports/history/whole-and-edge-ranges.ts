import { monthStart } from '#terms/time/days.ts';
import { AMOUNT_CLASS_BOUNDS } from './amount-class-bounds.ts';

/** Half-open ranges of moments and of amounts: the first bound is included, the second is not. Null means no bound. */
export interface Range {
  from: Date | null;
  to: Date | null;
  /** Lower bound in cents. */
  low: number | null;
  high: number | null;
}

/** A range split into whole months and whole amount classes, and the edges around those. */
export interface WholeAndEdgeRanges {
  whole: Range | null;
  edges: Range[];
}

/** Splits a range: whole months are summed from the totals, and only the edges are read row by row. */
export function wholeAndEdgeRanges(range: Range): WholeAndEdgeRanges {
  const from = range.from && monthStart(new Date(range.from.getTime() - 1), 1);
  const to = range.to && monthStart(range.to);
  const low = range.low === null ? null : boundFrom(range.low);
  const high = range.high === null ? null : boundUpTo(range.high);
  const empty = low === undefined || high === undefined || (low !== null && high !== null && low >= high);
  if (empty || (from && to && from >= to)) return { whole: null, edges: [range] };
  const months = { from, to };
  const edges: Range[] = [];
  if (from) edges.push({ ...range, to: from });
  if (to) edges.push({ ...range, from: to });
  if (low !== null) edges.push({ ...months, low: range.low, high: low });
  if (high !== null) edges.push({ ...months, low: high, high: range.high });
  return { whole: { ...months, low, high }, edges: edges.filter(isNotEmpty) };
}

/** The part of a range between two moments. */
export function within(range: Range, from: Date, to: Date): Range {
  return {
    ...range,
    from: range.from && range.from > from ? range.from : from,
    to: range.to && range.to < to ? range.to : to,
  };
}

function boundFrom(cents: number): number | undefined {
  return AMOUNT_CLASS_BOUNDS.find((bound) => bound >= cents);
}

function boundUpTo(cents: number): number | undefined {
  return AMOUNT_CLASS_BOUNDS.findLast((bound) => bound <= cents);
}

function isNotEmpty({ from, to, low, high }: Range): boolean {
  return !(from && to && from >= to) && !(low !== null && high !== null && low >= high);
}
