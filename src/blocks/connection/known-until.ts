import { timeIn } from '#domain/time-zone.ts';
import { byServer } from '#stores/clock.ts';
import { currentUser } from '#stores/current-user.ts';

/** `10:42`, in the business's time zone, of a moment by this device's clock. */
export const clockTime = (moment: number): string =>
  timeIn(currentUser.peek()?.business.timeZone ?? 'UTC', byServer(moment)).slice(0, 5);

/** The data on screen may be older than the moment at which the connection was lost. */
export const asOf = 'Lo que ves es de esa hora o de antes.';
