import type { Transaction } from '@cobros/sdk';

/** The payer's name, or that a charge has none. */
export function payerName({ friUser, status }: Transaction): string {
  if (friUser) return `${friUser.name} ${friUser.lastname}`.trim() || `@${friUser.username}`;
  return `Sin cliente${status === 'pending' ? ' aún' : ''}`;
}

/** `@maria.lopez`; empty for a charge that nobody paid. */
export const payerUsername = ({ friUser }: Transaction): string => (friUser ? `@${friUser.username}` : '');

/** Name of its row's menu: two unpaid charges differ in their amounts. */
export const actionsLabel = (transaction: Transaction): string =>
  transaction.friUser
    ? `Acciones de ${payerName(transaction)}`
    : `Acciones del cobro de ${transaction.formattedAmount}`;
