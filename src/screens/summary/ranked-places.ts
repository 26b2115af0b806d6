import { compareNames } from '#domain/compare-names.ts';
import { shownValue } from './shown-number.ts';
import type { Shown } from './summary-links.ts';
import type { SummaryPlace } from './summary-operations.ts';

/** The name, the total, or the first day of a column. */
export interface PlacesOrder {
  by: string;
  direction: 'asc' | 'desc';
}

export const RANKED: PlacesOrder = { by: 'total', direction: 'desc' };

/** The order after pressing a heading: names begin with A, numbers with the highest. */
export function turned({ by, direction }: PlacesOrder, pressed: string): PlacesOrder {
  if (by === pressed) return { by, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { by: pressed, direction: pressed === 'name' ? 'asc' : 'desc' };
}

/** Places in an order of what is shown; equal ones by name. `days` are the first days of the columns. */
export function rankedPlaces(
  places: readonly SummaryPlace[],
  { by, direction }: PlacesOrder,
  { shown, days }: { shown: Shown; days: readonly string[] },
): SummaryPlace[] {
  const sign = direction === 'asc' ? 1 : -1;
  const amountOf = ({ total, spans }: SummaryPlace) => {
    const amounts = by === 'total' ? total : spans[days.indexOf(by)];
    return amounts ? shownValue(amounts, shown) : 0;
  };
  const byName = (one: SummaryPlace, other: SummaryPlace) => compareNames(one.name, other.name);
  return [...places].sort((one, other) =>
    by === 'name'
      ? sign * byName(one, other)
      : sign * (amountOf(one) - amountOf(other)) || byName(one, other),
  );
}
