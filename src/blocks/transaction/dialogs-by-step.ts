import type { StepDialogs } from '../modal-host.tsx';
import LatestPaymentsDialog from './latest/latest-payments-dialog.tsx';
import AssignDialog from './modals/assign-dialog.tsx';
import CancelDialog from './modals/cancel-dialog.tsx';
import NewRequestDialog from './modals/new-request-dialog.tsx';
import PendingRequestDialog from './modals/pending-request-dialog.tsx';
import RefundDialog from './modals/refund-dialog.tsx';
import RejectDialog from './modals/reject-dialog.tsx';
import SearchUserDialog from './modals/search-user-dialog.tsx';
import ReceiptDialog from './receipt/receipt-dialog.tsx';
import type { TransactionStep } from './transaction-modal.ts';

export const DIALOGS_BY_STEP: StepDialogs<TransactionStep> = {
  'search-user': SearchUserDialog,
  'new-request': NewRequestDialog,
  'pending-request': PendingRequestDialog,
  cancel: CancelDialog,
  reject: RejectDialog,
  assign: AssignDialog,
  refund: RefundDialog,
  receipt: ReceiptDialog,
  latest: LatestPaymentsDialog,
};
