import type { FriUser, Transaction } from '@cobros/sdk';
import { menuItems } from '../../blocks/list/row-actions.ts';
import { createModalStep } from '../../blocks/modal-host.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import type { SendRequestForm } from './asking-for-money/request-operations.ts';
import { openDetail } from './detail/detail-address.ts';
import { type TransactionAction, type TransactionDecision, transactionViews } from './transaction-actions.ts';

export type TransactionStep =
  /** `typed` is the search text; `draft` keeps the values of the next step when the user goes back. */
  | { step: 'search-user'; typed: string; friUser?: FriUser; draft?: SendRequestForm }
  | { step: 'new-request'; typed: string; friUser: FriUser; draft?: SendRequestForm }
  /** The dialog of Cobrar, which asks for an amount first and then for a known payer or none. */
  | { step: 'charge' }
  | { step: 'pending-request'; transaction: Transaction }
  /** When opened from the pending request, closing the dialog returns to that request. */
  | { step: 'cancel'; transaction: Transaction; from?: 'pending-request' }
  /** The transactions of a list that may be canceled; `first` is the one from whose menu the dialog was opened. */
  | { step: 'cancel-many'; first: string; transactions: readonly Transaction[] }
  /** The latest payments of the signed-in cashier. */
  | { step: 'latest' }
  /** The QR code of the signed-in cashier. */
  | { step: 'own-qr' }
  | { [Name in ActionStep]: { step: Name; transaction: Transaction } }[ActionStep];

/** The detail is a panel whose transaction is in the address, not a step. */
type ActionStep = Exclude<TransactionAction, 'detail' | 'cancel'>;

export type StepOf<Name extends TransactionStep['step']> = Extract<TransactionStep, { step: Name }>;

export const transactionModal = createModalStep<TransactionStep>('transaction');

/** Opens Enviar solicitud at its first step, the search for an app user. */
export function openNewRequest(): void {
  transactionModal.open({ step: 'search-user', typed: '' });
}

export const openCharge = (): void => transactionModal.open({ step: 'charge' });

export const openLatestPayments = (): void => transactionModal.open({ step: 'latest' });

export const openOwnQr = (): void => transactionModal.open({ step: 'own-qr' });

export function openPendingRequest(transaction: Transaction): void {
  transactionModal.open({ step: 'pending-request', transaction });
}

/** Closes the open dialog if it is about this transaction, opened while it had this status; returns whether it was. */
export function closeStepsOf(transactionId: string, openedWith?: Transaction['status']): boolean {
  const open = transactionModal.current.peek();
  if (!('transaction' in open) || open.transaction.id !== transactionId) return false;
  if (openedWith && open.transaction.status !== openedWith) return false;
  transactionModal.close();
  return true;
}

/** Views for everybody who sees the row, then the actions this user may take. */
export function transactionMenu(
  transaction: Transaction,
  decisions: readonly TransactionDecision[],
): MenuItem[] {
  return menuItems([...transactionViews(transaction), ...decisions], (step) =>
    step === 'detail' ? openDetail(transaction.id) : transactionModal.open({ step, transaction }),
  );
}
