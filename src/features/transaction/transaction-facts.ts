import type { Transaction } from '@cobros/sdk';
import type { Person } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import { parseTransactionStatus, TRANSACTION_STATUS_LABEL } from '#words/transaction-status.ts';
import { payerUsername } from './payer.ts';
import { createdMoment, type Moment, receivedMoment, refundedMoment } from './received-moment.ts';

export type Fact = readonly [label: string, value: string];

export const usernameFact = (transaction: Transaction): Fact => ['Usuario', payerUsername(transaction)];

/** The cashier that receives the payment; empty until it is assigned. */
export function cashierFact({ businessBranchName, businessUserName }: Transaction): Fact {
  return ['Caja', [businessBranchName, businessUserName].filter(Boolean).join(' · ')];
}

/** The cashier of a row; with its branch for users who see several, where cashiers of two may have the same name. */
export const cashierText = (transaction: Transaction, person: Person): string =>
  (seesBranches(person)
    ? cashierFact(transaction)[1]
    : seesCashiers(person) && transaction.businessUserName) || '';

export const branchFact = ({ businessBranchName }: Transaction): Fact => [
  'Sucursal',
  businessBranchName ?? '',
];

const momentFact = (label: string, [, date, time]: Moment = [0, '', '']): Fact => [
  label,
  `${date} ${time}`.trim(),
];

export const receivedFact = (transaction: Transaction): Fact =>
  momentFact('Recibido', receivedMoment(transaction));
export const createdFact = (transaction: Transaction): Fact =>
  momentFact('Creación', createdMoment(transaction));

/** When a payment was refunded. */
export const refundedFact = (transaction: Transaction): Fact =>
  momentFact('Reembolsado', refundedMoment(transaction));

/** Without a discount subtotal and total are equal, so only one is shown. */
export function amountFacts({ amountDetail }: Transaction): Fact[] {
  const { formattedSubTotal, formattedDiscount, formattedTotal } = amountDetail;
  const total: Fact = ['Total', formattedTotal];
  if (formattedSubTotal === formattedTotal) return [total];
  return [['Subtotal', formattedSubTotal], ['Descuento', formattedDiscount], total];
}

export const authorizationFact = ({ authorizationNumber }: Transaction): Fact => [
  'Autorización',
  (authorizationNumber ?? '').replace(/^(\d{3})(\d{3})$/, '$1 $2'),
];

/** The last digits of the authorization number, which are enough to tell payments apart: `4522`. */
export const authorizationEnd = ({ authorizationNumber }: Transaction): string =>
  (authorizationNumber ?? '').slice(-4);

export const referenceFact = ({ reference }: Transaction): Fact => ['Referencia', reference];
export const noteFact = ({ note }: Transaction): Fact => ['Nota', note];

export function statusFact({ status }: Transaction): Fact {
  const known = parseTransactionStatus(status);
  return ['Estado', known === 'unknown' ? status : TRANSACTION_STATUS_LABEL[known]];
}
