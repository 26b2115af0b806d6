import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { CashierStep } from './cashier-modal.ts';
import BlockDialog from './modals/block-dialog.tsx';
import CashierClosingTypeDialog from './modals/cashier-closing-type-dialog.tsx';
import CashierNotificationsDialog from './modals/cashier-notifications-dialog.tsx';
import ClosingBlockDialog from './modals/closing-block-dialog.tsx';
import CreateDialog from './modals/create-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import QrDialog from './modals/qr-dialog.tsx';
import ResetPasswordDialog from './modals/reset-password-dialog.tsx';
import SetChildCashiersDialog from './modals/set-child-cashiers-dialog.tsx';
import SetDefaultCashierDialog from './modals/set-default-cashier-dialog.tsx';
import UnblockDialog from './modals/unblock-dialog.tsx';

export const DIALOGS_BY_STEP: StepDialogs<CashierStep> = {
  create: CreateDialog,
  edit: EditDialog,
  qr: QrDialog,
  notifications: CashierNotificationsDialog,
  password: ResetPasswordDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  'closing-type': CashierClosingTypeDialog,
  default: SetDefaultCashierDialog,
  'closing-block': ClosingBlockDialog,
  'child-cashiers': SetChildCashiersDialog,
  delete: DeleteDialog,
};
