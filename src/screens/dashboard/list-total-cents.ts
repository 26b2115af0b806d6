import type { Row } from './reconcile-rows.ts';
import { figureOf, receivedToday } from './summary/day-summary.ts';

/**
 * The sum of the pending, or of what was received today, as Recibido hoy counts it: a refund of another day's payment
 * adds nothing.
 */
export const listTotalCents = (rows: readonly Row[]): number =>
  figureOf(rows.filter((row) => row.transaction.status === 'pending' || receivedToday(row))).cents;
