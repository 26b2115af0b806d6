import type { FriUser, Transaction } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { SendRequestForm } from './send-request-form.ts';

export type TransactionStep =
  /** `typed` is what the person looked for; `draft` what was typed in the next step before coming back. */
  | { step: 'search-user'; typed: string; friUser?: FriUser; draft?: SendRequestForm }
  | { step: 'new-request'; typed: string; friUser: FriUser; draft?: SendRequestForm }
  | { step: 'loader'; transaction: Transaction }
  /** From the loader, leaving the question goes on waiting there. */
  | { step: 'cancel'; transaction: Transaction; from?: 'loader' }
  | { step: 'reject'; transaction: Transaction }
  | { step: 'assign'; transaction: Transaction }
  | { step: 'refund'; transaction: Transaction }
  | { step: 'receipt'; transaction: Transaction };

export type StepOf<Name extends TransactionStep['step']> = Extract<TransactionStep, { step: Name }>;

/** The one modal of the transaction screens. */
export const transactionModal = createModalStep<TransactionStep>();

/** Enviar solicitud: begins with whom to ask. */
export function openNewRequest(): void {
  transactionModal.open({ step: 'search-user', typed: '' });
}

export function openLoader(transaction: Transaction): void {
  transactionModal.open({ step: 'loader', transaction });
}

/** Closes what is shown about a transaction, and nothing else: another one may be open by now. */
export function closeStepsOf(transactionId: string): boolean {
  const open = transactionModal.current.peek();
  if (!('transaction' in open) || open.transaction.id !== transactionId) return false;
  transactionModal.close();
  return true;
}
