import { hasDays } from '#blocks/list/day-filters.ts';
import { daysAfter } from '#domain/days-after.ts';
import { momentIn } from '#domain/time-zone.ts';
import { weekdayName } from '#domain/weekday-name.ts';
import type { PaymentMoment } from '#features/transaction/payments-by-moment.ts';
import { NO_MOMENTS } from '#features/transaction/payments-by-moment.ts';
import { config } from '#stores/config.ts';
import { capitalized } from '#words/capitalized.ts';
import type { HistoryFilters } from './history-filters.ts';

const MOMENT_LABEL: Record<PaymentMoment, string> = {
  received: 'Por fecha de pago',
  refunded: 'Por fecha de reembolso',
  movement: 'Por fecha de pago o reembolso',
};

type Chip = readonly [key: string, label: string, off: Partial<HistoryFilters>];

/** Chips for the moment by which payments are filtered; without it the other filters mean nothing. */
export function momentChips(filters: HistoryFilters, timeZone: string): Chip[] {
  const { dateOf, weekday, hour } = filters;
  if (!dateOf) return [];
  return [
    ['dateOf', MOMENT_LABEL[dateOf], NO_MOMENTS],
    ['moments', hasDays(filters) ? '' : momentsText(filters, timeZone), { start: '', end: '' }],
    ['hours', hoursText(weekday, hour), { weekday: '', hour: '' }],
  ];
}

/** `16/11/2026 a 20/11/2026 19:40`: a time is shown only where the day is not complete. */
function momentsText({ start, end }: HistoryFilters, timeZone: string): string {
  const written = (moment: number) => momentIn(timeZone, moment).slice(0, 16);
  const first = start && written(Date.parse(start)).replace(' 00:00', '');
  const last =
    end &&
    (written(Date.parse(end) + 1).endsWith(' 00:00')
      ? written(Date.parse(end)).slice(0, 10)
      : written(Date.parse(end)));
  if (!first || !last) return first ? `Desde ${first}` : last && `Hasta ${last}`;
  return first === last ? first : `${first} a ${last}`;
}

/** Some Monday, from which weekday names are formatted. */
const MONDAY = '2026-11-16';

/** `Viernes, de 18 a 19 h` */
function hoursText(weekday: string, hour: string): string {
  const day = weekday && daysAfter(MONDAY, Number(weekday) - 1);
  const name = day && weekdayName(day, config.peek().locale, 'long');
  const hours = hour && `de ${hour} a ${Number(hour) + 1} h`;
  return capitalized([name, hours].filter(Boolean).join(', '));
}
