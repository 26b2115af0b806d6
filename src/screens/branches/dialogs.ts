import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { BranchStep } from './branch-modal.ts';
import BlockDialog from './modals/block-dialog.tsx';
import ClosingTypeDialog from './modals/closing-type-dialog.tsx';
import CreateDialog from './modals/create-dialog.tsx';
import DefaultDialog from './modals/default-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import NotificationsDialog from './modals/notifications-dialog.tsx';
import PasswordDialog from './modals/password-dialog.tsx';
import UnblockDialog from './modals/unblock-dialog.tsx';

export const DIALOGS: StepDialogs<BranchStep> = {
  create: CreateDialog,
  edit: EditDialog,
  notifications: NotificationsDialog,
  password: PasswordDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  'closing-type': ClosingTypeDialog,
  default: DefaultDialog,
  delete: DeleteDialog,
};
