import { formatRound } from '#domain/money.ts';
import { weekdayName } from '#domain/weekday-name.ts';
import { config } from '#stores/config.ts';

interface NamedDay {
  day: string;
  formattedDay: string;
}

/** `vie 20/11/2026` */
export const dayText = ({ day, formattedDay }: NamedDay): string =>
  `${weekdayName(day, config.value.locale, 'short')} ${formattedDay}`;

/** Label below a column: `vie 20` when few days are shown, `20/11` when there are many. */
export const axisLabel = ({ day, formattedDay }: NamedDay, count: number): string =>
  count > 7
    ? formattedDay.slice(0, 5)
    : `${weekdayName(day, config.value.locale, 'short')} ${formattedDay.slice(0, 2)}`;

/** A rounded amount for the axis: `Q5,000`. */
export const axisText = (cents: number): string => (cents === 0 ? '0' : formatRound(cents, config.value));
