import { ModalHost, type StepDialogs } from '../modal-host.tsx';
import { type TransactionStep, transactionModal } from './transaction-modal.ts';

const DIALOGS: StepDialogs<TransactionStep> = {
  'search-user': () => import('./modals/search-user-dialog.tsx'),
  'new-request': () => import('./modals/new-request-dialog.tsx'),
  loader: () => import('./modals/loader-dialog.tsx'),
  cancel: () => import('./modals/cancel-dialog.tsx'),
  reject: () => import('./modals/reject-dialog.tsx'),
  assign: () => import('./modals/assign-dialog.tsx'),
  refund: () => import('./modals/refund-dialog.tsx'),
  receipt: () => import('./receipt/receipt-dialog.tsx'),
};

export const TransactionModalsHost = () => <ModalHost modal={transactionModal} dialogs={DIALOGS} />;
