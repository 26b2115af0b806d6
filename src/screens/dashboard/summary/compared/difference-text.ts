import type { SameWeekday } from './use-same-weekday.ts';

/** `Q1,250.00 más que el domingo pasado a esta hora` */
export function differenceText(
  cents: number,
  { hours, centsUntilNow }: Pick<SameWeekday, 'hours' | 'centsUntilNow'>,
  weekday: string,
  money: (cents: number) => string,
): string {
  if (hours.every(({ receivedCount }) => receivedCount === 0)) return `Sin pagos el ${weekday}`;
  const difference = cents - centsUntilNow;
  if (difference === 0) return `Igual que el ${weekday} a esta hora`;
  return `${money(Math.abs(difference))} ${difference > 0 ? 'más' : 'menos'} que el ${weekday} a esta hora`;
}
