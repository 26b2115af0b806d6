import type { Transaction } from '@cobros/sdk';
import { parseTransactionStatus, type TransactionStatus } from '../../domain/transaction-status.ts';
import { showError, showSuccess } from '../../stores/messages.ts';

export interface Outcome {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

const OUTCOMES: Record<Exclude<TransactionStatus, 'pending'>, [kind: Outcome['kind'], what: string]> = {
  completed: ['success', 'fue aceptada'],
  rejected: ['error', 'fue rechazada'],
  canceled: ['error', 'fue cancelada'],
  expired: ['error', 'expiró'],
  refunded: ['error', 'fue aceptada y después reembolsada'],
};

export function reportRequestOutcome({ kind, title, text }: Outcome): void {
  const show = kind === 'success' ? showSuccess : showError;
  show(title, text);
}

/** Message of section 4 of the specification; undefined while the request is pending. */
export function requestOutcomeMessage(transaction: Transaction): Outcome | undefined {
  const status = parseTransactionStatus(transaction.status);
  if (status === 'pending' || status === 'unknown') return undefined;
  const [kind, what] = OUTCOMES[status];
  const { friUser, formattedAmount } = transaction;
  return {
    kind,
    title: 'Solicitud',
    text: `La solicitud a @${friUser.username} por ${formattedAmount} ${what}.`,
  };
}
