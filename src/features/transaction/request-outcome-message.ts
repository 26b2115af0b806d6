import type { Transaction } from '@cobros/sdk';
import { showError, showSuccess } from '#stores/messages.ts';
import { parseTransactionStatus, type TransactionStatus } from '#words/transaction-status.ts';
import { payerName, payerUsername } from './payer.ts';

export interface Outcome {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

const OUTCOMES: Record<
  Exclude<TransactionStatus, 'pending'>,
  [kind: Outcome['kind'], ofRequest: string, ofCharge: string]
> = {
  completed: ['success', 'fue aceptada', 'fue pagado'],
  rejected: ['error', 'fue rechazada', 'fue rechazado'],
  canceled: ['error', 'fue cancelada', 'fue cancelado'],
  expired: ['error', 'expiró', 'expiró'],
  refunded: ['error', 'fue aceptada y después reembolsada', 'fue pagado y después reembolsado'],
};

export function reportRequestOutcome({ kind, title, text }: Outcome): void {
  const show = kind === 'success' ? showSuccess : showError;
  show(title, text);
}

/**
 * The message of section 4 of the specification; undefined while the request or charge is pending. `paidFirst` is put
 * before the message of a paid one.
 */
export function requestOutcomeMessage(transaction: Transaction, paidFirst = ''): Outcome | undefined {
  const status = parseTransactionStatus(transaction.status);
  if (status === 'pending' || status === 'unknown') return undefined;
  const [kind, what, ofCharge] = OUTCOMES[status];
  const { origin, formattedAmount } = transaction;
  const before = paidFirst && status === 'completed' ? `${paidFirst}. ` : '';
  if (origin !== 'charge')
    return {
      kind,
      title: 'Solicitud',
      text: `${before}La solicitud a ${payerUsername(transaction)} por ${formattedAmount} ${what}.`,
    };
  const text =
    status === 'completed'
      ? `${before}${payerName(transaction)} pagó ${formattedAmount}.`
      : `El cobro de ${formattedAmount} ${ofCharge}.`;
  return { kind, title: 'Cobro', text };
}
