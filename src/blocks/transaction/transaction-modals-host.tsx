import { useEffect } from 'react';
import { ModalHost, type StepDialogs } from '../modal-host.tsx';
import { onOutcomeTold, type TransactionStep, transactionModal } from './transaction-modals.ts';

const DIALOGS: StepDialogs<TransactionStep> = {
  'search-user': () => import('./modals/search-user-dialog.tsx'),
  'new-request': () => import('./modals/new-request-dialog.tsx'),
  loader: () => import('./modals/loader-dialog.tsx'),
  'confirm-cancel': () => import('./modals/confirm-cancel-dialog.tsx'),
  cancel: () => import('./modals/cancel-dialog.tsx'),
  reject: () => import('./modals/reject-dialog.tsx'),
  assign: () => import('./modals/assign-dialog.tsx'),
  refund: () => import('./modals/refund-dialog.tsx'),
  receipt: () => import('./receipt/receipt-dialog.tsx'),
};

type TransactionModalsHostProps = {
  /** A window has told the outcome of its request: the screen cleans its filters. */
  onOutcome: () => void;
};

export function TransactionModalsHost({ onOutcome }: TransactionModalsHostProps) {
  useEffect(() => onOutcomeTold(onOutcome), [onOutcome]);
  return <ModalHost modal={transactionModal} dialogs={DIALOGS} />;
}
