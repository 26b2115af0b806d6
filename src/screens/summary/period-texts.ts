import { SHORT_MONTHS } from '#domain/short-months.ts';
import { weekdayName } from '#domain/weekday-name.ts';
import { capitalized } from '#words/capitalized.ts';
import type { SummaryPeriod } from './summary-address.ts';
import type { Summary, SummarySpan } from './summary-operations.ts';

type Range = Summary['period'];

const yearOf = (day: string): string => day.slice(0, 4);
const monthOf = (day: string): string => day.slice(5, 7);
const dayOfMonth = (day: string): number => Number(day.slice(8));

/** `19:40` */
const hourOf = ({ formattedEndTime }: Range): string => formattedEndTime.slice(0, 5);

/** `16`, `30/10` or `30/12/2025`: only the parts that differ from the following day. */
export function dayBeside(day: string, other: string): string {
  if (yearOf(day) !== yearOf(other)) return `${dayOfMonth(day)}/${monthOf(day)}/${yearOf(day)}`;
  return monthOf(day) === monthOf(other) ? String(dayOfMonth(day)) : `${dayOfMonth(day)}/${monthOf(day)}`;
}

/** `Lunes 16 a viernes 20/11/2026, 19:40`; if short `Lun 16 a vie 20/11, 19:40`. */
export function periodText(range: Range, locale: string, length: 'long' | 'short'): string {
  const { startDay, endDay, isRunning } = range;
  const name = (day: string) => weekdayName(day, locale, length);
  const end = `${dayOfMonth(endDay)}/${monthOf(endDay)}${length === 'long' ? `/${yearOf(endDay)}` : ''}`;
  const days =
    startDay === endDay
      ? `${name(endDay)} ${end}`
      : `${name(startDay)} ${dayBeside(startDay, endDay)} a ${name(endDay)} ${end}`;
  return capitalized(isRunning ? `${days}, ${hourOf(range)}` : days);
}

/** `antes: lunes 9 a viernes 13, hasta la misma hora`; if short `antes: lun 9 a vie 13`. */
export function beforeText({ period, before }: Summary, locale: string, length: 'long' | 'short'): string {
  const name = (day: string) => weekdayName(day, locale, length);
  const day = (one: string) => `${name(one)} ${dayBeside(one, period.endDay)}`;
  const days =
    before.startDay === before.endDay
      ? day(before.endDay)
      : `${day(before.startDay)} a ${day(before.endDay)}`;
  const isCut = length === 'long' && period.isRunning && hourOf(before) === hourOf(period);
  return `antes: ${days}${isCut ? ', hasta la misma hora' : ''}`;
}

/** `lo usual: la media de los mismos días de las 4 semanas anteriores` */
export function usualText({ usualWeeks }: Summary): string {
  if (usualWeeks === 0) return 'lo usual: sin semanas anteriores';
  return usualWeeks === 1
    ? 'lo usual: los mismos días de la semana anterior'
    : `lo usual: la media de los mismos días de las ${usualWeeks} semanas anteriores`;
}

const monthName = (day: string): string => SHORT_MONTHS[Number(monthOf(day)) - 1] ?? '';

const isDay = ({ startDay, endDay }: SummarySpan): boolean => startDay === endDay;

/** True if the columns are days, false if they are weeks. The first and the last week of the period may have a single day. */
export const areDays = (spans: readonly SummarySpan[]): boolean => spans.every(isDay);

/** Header of a column: `Lun 16`, `Hoy · Vie 20`; for a week `16–22 nov`. */
export function spanHead(span: SummarySpan, days: boolean, locale: string): string {
  const { startDay, endDay, isCurrent } = span;
  if (days) {
    const text = capitalized(`${weekdayName(startDay, locale, 'short')} ${dayOfMonth(startDay)}`);
    return isCurrent ? `Hoy · ${text}` : text;
  }
  if (startDay === endDay) return `${dayOfMonth(endDay)} ${monthName(endDay)}`;
  const first =
    monthOf(startDay) === monthOf(endDay)
      ? dayOfMonth(startDay)
      : `${dayOfMonth(startDay)} ${monthName(startDay)} `;
  return `${first}–${dayOfMonth(endDay)} ${monthName(endDay)}`;
}

/** Text below a bar of a row: `L`, or the first day of a week. */
export const spanLetter = ({ startDay }: SummarySpan, days: boolean): string =>
  days ? ('DLMMJVS'[new Date(startDay).getUTCDay()] ?? '') : String(dayOfMonth(startDay));

/** A day or week within a sentence: `lunes 16`, or `del 30 de nov al 6 de dic`. */
export function spanName({ startDay, endDay }: SummarySpan, days: boolean, locale: string): string {
  if (days) return `${weekdayName(startDay, locale, 'long')} ${dayOfMonth(startDay)}`;
  const last = `${dayOfMonth(endDay)} de ${monthName(endDay)}`;
  if (startDay === endDay) return last;
  const month = monthOf(startDay) === monthOf(endDay) ? '' : ` de ${monthName(startDay)}`;
  return `del ${dayOfMonth(startDay)}${month} al ${last}`;
}

/** The period in «Total de la semana». */
export const PERIOD_NOUN: Record<SummaryPeriod, string> = {
  today: 'de hoy',
  'this-week': 'de la semana',
  'last-week': 'de la semana',
  'this-month': 'del mes',
  'last-month': 'del mes',
  range: 'del rango',
};

/** Name of the period that each is compared with, and labels that distinguish the two sums. */
export const COMPARED: Record<SummaryPeriod, { with: string; now: string; before: string }> = {
  today: { with: 'ayer', now: 'hoy', before: 'ayer' },
  'this-week': { with: 'la semana pasada', now: 'esta semana', before: 'la pasada' },
  'this-month': { with: 'el mes pasado', now: 'este mes', before: 'el pasado' },
  'last-week': { with: 'la semana anterior', now: 'la semana pasada', before: 'la anterior' },
  'last-month': { with: 'el mes anterior', now: 'el mes pasado', before: 'el anterior' },
  range: { with: 'los días anteriores', now: 'en estos días', before: 'antes' },
};

/** «frente al mes pasado» */
export const besideText = (period: SummaryPeriod): string =>
  `frente a ${COMPARED[period].with}`.replace('a el ', 'al ');
