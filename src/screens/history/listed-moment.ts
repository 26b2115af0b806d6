import type { Schemas, Transaction } from '@cobros/sdk';
import { createdMoment, type Moment, receivedMoment } from '#features/transaction/received-moment.ts';
import { refundMoments } from '#features/transaction/refunds.ts';

type Filters = Schemas['HistoryFilters'];

/** The moment by which the list sorts the transaction. */
export function listedMoment(transaction: Transaction, filters: Filters): Moment {
  const created = createdMoment(transaction);
  const { dateOf = 'creation' } = filters;
  if (dateOf === 'creation') return created;
  const refunds = dateOf === 'received' ? [] : refundMoments(transaction);
  // Money received within the period may have been refunded after it, and in several parts.
  const refunded = refunds.findLast((moment) => isWithin(moment, filters));
  return refunded ?? (dateOf === 'refunded' ? refunds.at(-1) : receivedMoment(transaction)) ?? created;
}

function isWithin([at]: Moment, { startDate, endDate }: Filters): boolean {
  return (!startDate || at >= Date.parse(startDate)) && (!endDate || at <= Date.parse(endDate));
}

/** Header of the column that shows the listed moment. */
export const LISTED_MOMENT_HEAD: Record<NonNullable<Filters['dateOf']>, string> = {
  creation: 'Creación',
  received: 'Fecha de pago',
  refunded: 'Fecha de reembolso',
  movement: 'Fecha',
};
