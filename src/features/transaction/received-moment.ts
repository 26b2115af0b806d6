import type { Transaction } from '@cobros/sdk';
import { isAskedFor } from './transaction-actions.ts';

export type Moment = readonly [at: number, date: string, time: string];

/**
 * The moment when the money was received; undefined if it was not. An API without `receivedDate` has it as the
 * resolution date until a refund replaces that; afterwards only the timeline has it or, for most payments, the
 * creation date.
 */
export function receivedMoment(transaction: Transaction): Moment | undefined {
  const { status, timeline, receivedDate, resolutionDate } = transaction;
  const paid = timeline?.find((event) => event.status === 'completed');
  if (receivedDate)
    return moment(receivedDate, transaction.formattedReceivedDate, transaction.formattedReceivedTime);
  if (paid) return createdMoment(paid);
  if (status === 'completed' && resolutionDate)
    return moment(resolutionDate, transaction.formattedResolutionDate, transaction.formattedResolutionTime);
  return status === 'refunded' && !isAskedFor(transaction) ? createdMoment(transaction) : undefined;
}

/** The moment when the money was refunded; undefined if it was not. */
export function refundedMoment(transaction: Transaction): Moment | undefined {
  const { status, resolutionDate, formattedResolutionDate, formattedResolutionTime } = transaction;
  if (status !== 'refunded' || !resolutionDate) return undefined;
  return moment(resolutionDate, formattedResolutionDate, formattedResolutionTime);
}

export const createdMoment = (
  one: Pick<Transaction, 'creationDate' | 'formattedCreationDate' | 'formattedCreationTime'>,
): Moment => moment(one.creationDate, one.formattedCreationDate, one.formattedCreationTime);

const moment = (at: string, date?: string | null, time?: string | null): Moment => [
  Date.parse(at),
  date ?? '',
  time ?? '',
];

/** The moment to show beside the status where no column header names another one; for Recibido, when it was received. */
export const statusMoment = (transaction: Transaction): Moment =>
  (transaction.status === 'completed' ? receivedMoment(transaction) : undefined) ??
  createdMoment(transaction);
