import { weekdayOf } from './busy-hours.ts';
import { besideText, COMPARED } from './period-texts.ts';
import type { SummaryPeriod } from './summary-address.ts';
import type { Summary } from './summary-operations.ts';

export type Change = Summary['changes'][number];

interface ChangeText {
  /** The difference, which is emphasised: `+14 %`, `sin pagos`. */
  difference: string;
  /** After it: `frente a la semana pasada`. */
  beside: string;
  /** The two sums. */
  sums: string;
}

const MINUS = '\u2212';

/** A change in words; the name of the place stands before them. */
export function changeText(change: Change, period: SummaryPeriod, today: string): ChangeText {
  const { formattedReceivedAmount: now, formattedComparedAmount: then, day } = change;
  const difference = differenceText(change);
  if (day === null) {
    const words = COMPARED[period];
    return { difference, beside: besideText(period), sums: `${now} ${words.now}; ${words.before}, ${then}` };
  }
  const weekday = weekdayOf(new Date(day).getUTCDay() || 7);
  const when = day === today ? 'hoy' : `el ${weekday} ${Number(day.slice(8))}`;
  if (change.receivedAmount === 0)
    return { difference, beside: when, sums: `Lo usual de un ${weekday}: ${then}` };
  const compared = `frente ${sameWeekdays(weekday, change.weeks)}`;
  return {
    difference,
    beside: day === today ? compared : `${when} ${compared}`,
    sums: `${now} ${day === today ? 'hoy' : 'ese día'}; lo usual, ${then}`,
  };
}

/** `+14 %`, `−24 %` */
function differenceText({ percent, receivedAmount }: Change): string {
  if (receivedAmount === 0) return 'sin pagos';
  if (percent === null) return 'con pagos';
  return `${percent < 0 ? MINUS : '+'}${Math.abs(percent)} %`;
}

/** `a los 4 viernes anteriores` */
function sameWeekdays(weekday: string, weeks: number): string {
  if (weeks === 1) return `al ${weekday} anterior`;
  return `a los ${weeks} ${weekday.endsWith('s') ? weekday : `${weekday}s`} anteriores`;
}
