import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { CashierStep } from './cashier-modal.ts';
import BlockClosingDialog from './modals/block-closing-dialog.tsx';
import BlockDialog from './modals/block-dialog.tsx';
import ClosuresDialog from './modals/closures-dialog.tsx';
import DefaultDialog from './modals/default-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import NewDialog from './modals/new-dialog.tsx';
import NotificationsDialog from './modals/notifications-dialog.tsx';
import PasswordDialog from './modals/password-dialog.tsx';
import QrDialog from './modals/qr-dialog.tsx';
import TitularDialog from './modals/titular-dialog.tsx';
import UnblockDialog from './modals/unblock-dialog.tsx';

export const DIALOGS: StepDialogs<CashierStep> = {
  new: NewDialog,
  edit: EditDialog,
  qr: QrDialog,
  notifications: NotificationsDialog,
  password: PasswordDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  closures: ClosuresDialog,
  default: DefaultDialog,
  'block-closing': BlockClosingDialog,
  main: TitularDialog,
  delete: DeleteDialog,
};
