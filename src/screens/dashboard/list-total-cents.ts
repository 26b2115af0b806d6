import type { Row } from './reconcile-rows.ts';
import { figureOf, receivedToday } from './summary/day-summary.ts';

/** Pending, or received today as Recibido hoy counts it: a refund of a payment of another day adds nothing. */
export const listTotalCents = (rows: readonly Row[]): number =>
  figureOf(rows.filter((row) => row.transaction.status === 'pending' || receivedToday(row))).cents;
