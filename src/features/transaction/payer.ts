import type { Transaction } from '@cobros/sdk';

/** The payer's name, or a text saying that the charge has no payer. */
export function payerName({ friUser, status }: Transaction): string {
  if (friUser) return `${friUser.name} ${friUser.lastname}`.trim() || `@${friUser.username}`;
  return `Sin cliente${status === 'pending' ? ' aún' : ''}`;
}

/** `@maria.lopez`; empty for a charge that nobody has paid. */
export const payerUsername = ({ friUser }: Transaction): string => (friUser ? `@${friUser.username}` : '');

/** Accessible name of a row's menu. It has the amount, because unpaid charges have no payer to tell them apart. */
export const actionsLabel = (transaction: Transaction): string =>
  transaction.friUser
    ? `Acciones de ${payerName(transaction)}`
    : `Acciones del cobro de ${transaction.formattedAmount}`;
