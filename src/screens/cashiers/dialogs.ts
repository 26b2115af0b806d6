import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { CashierStep } from './cashier-modal.ts';
import BlockDialog from './modals/block-dialog.tsx';
import ClosingBlockDialog from './modals/closing-block-dialog.tsx';
import ClosingTypeDialog from './modals/closing-type-dialog.tsx';
import CreateDialog from './modals/create-dialog.tsx';
import DefaultDialog from './modals/default-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import NotificationsDialog from './modals/notifications-dialog.tsx';
import PasswordDialog from './modals/password-dialog.tsx';
import QrDialog from './modals/qr-dialog.tsx';
import TitularDialog from './modals/titular-dialog.tsx';
import UnblockDialog from './modals/unblock-dialog.tsx';

export const DIALOGS: StepDialogs<CashierStep> = {
  create: CreateDialog,
  edit: EditDialog,
  qr: QrDialog,
  notifications: NotificationsDialog,
  password: PasswordDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  'closing-type': ClosingTypeDialog,
  default: DefaultDialog,
  'closing-block': ClosingBlockDialog,
  titular: TitularDialog,
  delete: DeleteDialog,
};
