import type { Transaction } from '@cobros/sdk';
import { fullName } from '../../domain/app-user-name-and-phone.ts';
import { parseTransactionStatus, TRANSACTION_STATUS_LABEL } from '../../domain/transaction-status.ts';

export type Fact = readonly [label: string, value: string];

export const payerName = ({ friUser }: Transaction): string => fullName(friUser) || `@${friUser.username}`;

export const usernameFact = ({ friUser }: Transaction): Fact => ['Usuario', `@${friUser.username}`];

/** Receiver of the payment; empty until it is assigned. */
export function cashierFact({ businessBranchName, businessUserName }: Transaction): Fact {
  return ['Caja', [businessBranchName, businessUserName].filter(Boolean).join(' · ')];
}

export const branchFact = ({ businessBranchName }: Transaction): Fact => [
  'Sucursal',
  businessBranchName ?? '',
];

/** Moment the money arrived: the creation of a payment, the resolution of a request. */
export function receivedFact(transaction: Transaction): Fact {
  const { origin, formattedCreationDate, formattedCreationTime } = transaction;
  const { formattedResolutionDate, formattedResolutionTime } = transaction;
  const resolved = origin === 'request' && formattedResolutionDate && formattedResolutionTime;
  return [
    'Recibido',
    resolved
      ? `${formattedResolutionDate} ${formattedResolutionTime}`
      : `${formattedCreationDate} ${formattedCreationTime}`,
  ];
}

export const authorizationFact = ({ authorizationNumber }: Transaction): Fact => [
  'Autorización',
  (authorizationNumber ?? '').replace(/^(\d{3})(\d{3})$/, '$1 $2'),
];

/** Enough to tell payments apart: `4522`. */
export const authorizationEnd = ({ authorizationNumber }: Transaction): string =>
  (authorizationNumber ?? '').slice(-4);

export const referenceFact = ({ reference }: Transaction): Fact => ['Referencia', reference];
export const noteFact = ({ note }: Transaction): Fact => ['Nota', note];

export function statusFact({ status }: Transaction): Fact {
  const known = parseTransactionStatus(status);
  return ['Estado', known === 'unknown' ? status : TRANSACTION_STATUS_LABEL[known]];
}
