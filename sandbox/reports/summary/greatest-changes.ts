import type { DayPart } from '#terms/time/calendar.ts';
import { halfUp, hasMoney, sumOf } from './money.ts';
import { type MoneyOfDays, usualOfDay, usualWeeks } from './usual.ts';

const MOST = 5;
/** Smaller differences, in cents, are not reported. */
const LEAST = 50_00;

/** The money that a place received in the period or on one of its days, and the money it is compared with. In cents. */
export interface Change {
  placeId: string;
  comparedWith: 'before' | 'usual';
  /** Null if it is about the whole period. */
  day: DayPart | null;
  weeks: number;
  received: number;
  compared: number;
}

/** The greatest differences of received money; a place occurs at most once per comparison. */
export function greatestChanges(
  places: readonly { id: string; money: MoneyOfDays }[],
  past: readonly DayPart[],
): Change[] {
  return places
    .flatMap(({ id, money }) => [besideBefore(id, money), mostUnusualDay(id, money, past)])
    .filter((change) => change !== undefined)
    .filter((change) => difference(change) >= LEAST)
    .sort((one, other) => difference(other) - difference(one))
    .slice(0, MOST);
}

/** The difference as a whole percentage of the compared amount, rounded half up. */
export function percentOf({ received, compared }: Pick<Change, 'received' | 'compared'>): number | null {
  if (compared === 0) return null;
  const percent = halfUp(100 * Math.abs(received - compared), compared);
  return received < compared ? 0 - percent : percent;
}

const difference = ({ received, compared }: Change): number => Math.abs(received - compared);

function besideBefore(placeId: string, { past, before }: MoneyOfDays): Change | undefined {
  const compared = sumOf(before);
  if (!hasMoney(compared)) return undefined;
  const { received } = sumOf(past);
  return { placeId, comparedWith: 'before', day: null, weeks: 0, received, compared: compared.received };
}

function mostUnusualDay(placeId: string, money: MoneyOfDays, past: readonly DayPart[]): Change | undefined {
  const weeks = usualWeeks(money);
  if (weeks === 0) return undefined;
  const days = past.map((day, index): Change => {
    const received = money.past[index]?.received ?? 0;
    const compared = usualOfDay(money, index).received;
    return { placeId, comparedWith: 'usual', day, weeks, received, compared };
  });
  return days.sort((one, other) => difference(other) - difference(one))[0];
}
