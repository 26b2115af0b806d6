import type { FriUser, Transaction } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { SendRequestForm } from './operations/send-request.ts';

export type TransactionStep =
  /** `typed` is the search text; `draft` has the values of the next step before going back. */
  | { step: 'search-user'; typed: string; friUser?: FriUser; draft?: SendRequestForm }
  | { step: 'new-request'; typed: string; friUser: FriUser; draft?: SendRequestForm }
  | { step: 'pending-request'; transaction: Transaction }
  /** When opened from the pending request, leaving the dialog returns to it. */
  | { step: 'cancel'; transaction: Transaction; from?: 'pending-request' }
  | { step: 'reject'; transaction: Transaction }
  | { step: 'assign'; transaction: Transaction }
  | { step: 'refund'; transaction: Transaction }
  | { step: 'receipt'; transaction: Transaction }
  /** The last payments of the cashier that is signed in. */
  | { step: 'latest' };

export type StepOf<Name extends TransactionStep['step']> = Extract<TransactionStep, { step: Name }>;

export const transactionModal = createModalStep<TransactionStep>('transaction');

/** Enviar solicitud: starts with the search for an app user. */
export function openNewRequest(): void {
  transactionModal.open({ step: 'search-user', typed: '' });
}

export const openLatestPayments = (): void => transactionModal.open({ step: 'latest' });

export function openPendingRequest(transaction: Transaction): void {
  transactionModal.open({ step: 'pending-request', transaction });
}

/** Closes the dialog only if it is about this transaction; returns whether it was. */
export function closeStepsOf(transactionId: string): boolean {
  const open = transactionModal.current.peek();
  if (!('transaction' in open) || open.transaction.id !== transactionId) return false;
  transactionModal.close();
  return true;
}
