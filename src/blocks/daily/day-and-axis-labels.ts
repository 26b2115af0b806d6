import { formatRound } from '../../domain/money.ts';
import { weekdayName } from '../../domain/weekday-name.ts';
import { config } from '../../stores/config.ts';

interface NamedDay {
  day: string;
  formattedDay: string;
}

/** `vie 20/11/2026` */
export const dayText = ({ day, formattedDay }: NamedDay): string =>
  `${weekdayName(day, config.value.locale, 'short')} ${formattedDay}`;

/** Below a column: `vie 20` among few days, `20/11` among many. */
export const axisLabel = ({ day, formattedDay }: NamedDay, count: number): string =>
  count > 7
    ? formattedDay.slice(0, 5)
    : `${weekdayName(day, config.value.locale, 'short')} ${formattedDay.slice(0, 2)}`;

/** A round amount: `Q5,000`. */
export const axisText = (cents: number): string => (cents === 0 ? '0' : formatRound(cents, config.value));
