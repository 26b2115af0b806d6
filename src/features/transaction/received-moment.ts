import type { Transaction } from '@cobros/sdk';

export type Moment = readonly [at: number, date: string, time: string];

/**
 * When the money was received; undefined if it was not. An API without `receivedDate` has it as the resolution, until a
 * refund replaces that: then only the timeline has it, or, for most payments, the creation.
 */
export function receivedMoment(transaction: Transaction): Moment | undefined {
  const { status, origin, timeline, receivedDate, resolutionDate } = transaction;
  const paid = timeline?.find((event) => event.status === 'completed');
  if (receivedDate)
    return moment(receivedDate, transaction.formattedReceivedDate, transaction.formattedReceivedTime);
  if (paid) return createdMoment(paid);
  if (status === 'completed' && resolutionDate)
    return moment(resolutionDate, transaction.formattedResolutionDate, transaction.formattedResolutionTime);
  return status === 'refunded' && origin === 'payment' ? createdMoment(transaction) : undefined;
}

/** When the money was returned; undefined if it was not. */
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

/** The moment to show beside the status where no head names another: «Recibido» is when it was received. */
export const statusMoment = (transaction: Transaction): Moment =>
  (transaction.status === 'completed' ? receivedMoment(transaction) : undefined) ??
  createdMoment(transaction);
