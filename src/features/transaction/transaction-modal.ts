import type { FriUser, RefundRequest, Transaction } from '@cobros/sdk';
import { createModalStep } from '#blocks/modal-host.tsx';
import type { ChargeForm } from './asking-for-money/charge-operations.ts';
import type { TransactionAction } from './transaction-actions.ts';

export type TransactionStep =
  /** `typed` is the search text; `draft` keeps the values of the next step when the user goes back. */
  | { step: 'search-user'; typed: string; friUser?: FriUser; draft?: ChargeForm }
  | { step: 'new-request'; typed: string; friUser: FriUser; draft?: ChargeForm }
  /** The same form, which asks for an amount first and then for a known payer or none. */
  | { step: 'charge' }
  | { step: 'waiting'; transaction: Transaction }
  /** When opened from the dialog that waits, closing returns to that dialog. */
  | { step: 'cancel'; transaction: Transaction; from?: 'waiting' }
  /** Likewise. */
  | { step: 'share'; transaction: Transaction; from?: 'waiting' }
  /** The transactions of a list that may be canceled; `first` is the one from whose menu the dialog was opened. */
  | { step: 'cancel-many'; first: string; transactions: readonly Transaction[] }
  /** The own request to refund, which nobody has decided. */
  | { step: 'withdraw-refund'; transaction: Transaction; request: RefundRequest }
  /** The latest payments of the signed-in cashier. */
  | { step: 'latest' }
  /** The QR code of the signed-in cashier. */
  | { step: 'own-qr' }
  | { [Name in ActionStep]: { step: Name; transaction: Transaction } }[ActionStep];

/** The detail is a panel whose transaction is in the address, not a step. */
type ActionStep = Exclude<TransactionAction, 'detail' | 'cancel' | 'share'>;

export type StepOf<Name extends TransactionStep['step']> = Extract<TransactionStep, { step: Name }>;

export const transactionModal = createModalStep<TransactionStep>('transaction');

/** Opens Enviar solicitud at its first step, the search for an app user. */
export function openNewRequest(): void {
  transactionModal.open({ step: 'search-user', typed: '' });
}

export const openCharge = (): void => transactionModal.open({ step: 'charge' });

export const openLatestPayments = (): void => transactionModal.open({ step: 'latest' });

export const openOwnQr = (): void => transactionModal.open({ step: 'own-qr' });

export function openWaiting(transaction: Transaction): void {
  transactionModal.open({ step: 'waiting', transaction });
}

/** Closes the open dialog if it is about this transaction. */
export function closeStepsOf(transactionId: string): void {
  if (openTransaction()?.id === transactionId) transactionModal.close();
}

/**
 * Ends the open dialog if it is about this transaction, opened while it was pending: the one that waits shows the
 * outcome, others close. Returns what happened to it, if there was one.
 */
export function endStepsOf(transaction: Transaction): 'shown' | 'closed' | undefined {
  const [open, about] = [transactionModal.current.peek(), openTransaction()];
  if (about?.id !== transaction.id || about.status !== 'pending') return undefined;
  if (open.step === 'waiting') return 'shown';
  if ('from' in open && open.from) openWaiting(transaction);
  else transactionModal.close();
  return 'closed';
}

function openTransaction(): Transaction | undefined {
  const open = transactionModal.current.peek();
  return 'transaction' in open ? open.transaction : undefined;
}
