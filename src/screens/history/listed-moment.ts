import type { Schemas, Transaction } from '@cobros/sdk';
import {
  createdMoment,
  type Moment,
  receivedMoment,
  refundedMoment,
} from '../../features/transaction/received-moment.ts';

/** The moment that gives a transaction its place in a list with these filters. */
export function listedMoment(transaction: Transaction, filters: Schemas['HistoryFilters']): Moment {
  const created = createdMoment(transaction);
  const { dateOf = 'creation' } = filters;
  if (dateOf === 'creation') return created;
  const refunded = dateOf === 'received' ? undefined : refundedMoment(transaction);
  // Money that came in the period may have gone back after it.
  if (refunded && (dateOf === 'refunded' || isWithin(refunded, filters))) return refunded;
  return receivedMoment(transaction) ?? created;
}

function isWithin([at]: Moment, { startDate, endDate }: Schemas['HistoryFilters']): boolean {
  return (!startDate || at >= Date.parse(startDate)) && (!endDate || at <= Date.parse(endDate));
}

/** The head of the column that shows it. */
export const LISTED_MOMENT_HEAD: Record<NonNullable<Schemas['HistoryFilters']['dateOf']>, string> = {
  creation: 'Fecha',
  received: 'Fecha de pago',
  refunded: 'Fecha de reembolso',
  movement: 'Fecha',
};
