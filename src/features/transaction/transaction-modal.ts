import type { FriUser, Transaction } from '@cobros/sdk';
import { menuItems } from '../../blocks/list/row-actions.ts';
import { createModalStep } from '../../stores/modal-step.ts';
import type { MenuItem } from '../../ui/menu.tsx';
import { openDetail } from './detail/detail-address.ts';
import type { SendRequestForm } from './request/request-operations.ts';
import { type TransactionAction, type TransactionDecision, transactionViews } from './transaction-actions.ts';

export type TransactionStep =
  /** `typed` is the search text; `draft` has the values of the next step before going back. */
  | { step: 'search-user'; typed: string; friUser?: FriUser; draft?: SendRequestForm }
  | { step: 'new-request'; typed: string; friUser: FriUser; draft?: SendRequestForm }
  /** Cobrar: an amount first, for a known payer or anybody. */
  | { step: 'charge' }
  | { step: 'pending-request'; transaction: Transaction }
  /** When opened from the pending request, leaving the dialog returns to it. */
  | { step: 'cancel'; transaction: Transaction; from?: 'pending-request' }
  /** Those of a list that may be canceled, and the one from whose menu it was opened. */
  | { step: 'cancel-many'; first: string; transactions: readonly Transaction[] }
  /** The last payments of the cashier that is signed in. */
  | { step: 'latest' }
  /** Mi QR: of the cashier that is signed in. */
  | { step: 'own-qr' }
  | { [Name in ActionStep]: { step: Name; transaction: Transaction } }[ActionStep];

/** The detail is a panel, which the address names. */
type ActionStep = Exclude<TransactionAction, 'detail' | 'cancel'>;

export type StepOf<Name extends TransactionStep['step']> = Extract<TransactionStep, { step: Name }>;

export const transactionModal = createModalStep<TransactionStep>('transaction');

/** Enviar solicitud: starts with the search for an app user. */
export function openNewRequest(): void {
  transactionModal.open({ step: 'search-user', typed: '' });
}

export const openCharge = (): void => transactionModal.open({ step: 'charge' });

export const openLatestPayments = (): void => transactionModal.open({ step: 'latest' });

export const openOwnQr = (): void => transactionModal.open({ step: 'own-qr' });

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

/** Views for everybody who sees the row, then the actions this person may take. */
export function transactionMenu(
  transaction: Transaction,
  decisions: readonly TransactionDecision[],
): MenuItem[] {
  return menuItems([...transactionViews(transaction), ...decisions], (step) =>
    step === 'detail' ? openDetail(transaction.id) : transactionModal.open({ step, transaction }),
  );
}
