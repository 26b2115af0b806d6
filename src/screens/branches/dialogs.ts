import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { BranchStep } from './branch-modal.ts';
import ClosuresDialog from './modals/closures-dialog.tsx';
import CreateDialog from './modals/create-dialog.tsx';
import DefaultDialog from './modals/default-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import LockDialog from './modals/lock-dialog.tsx';
import NotificationsDialog from './modals/notifications-dialog.tsx';
import PasswordDialog from './modals/password-dialog.tsx';
import UnlockDialog from './modals/unlock-dialog.tsx';

export const DIALOGS: StepDialogs<BranchStep> = {
  create: CreateDialog,
  edit: EditDialog,
  notifications: NotificationsDialog,
  password: PasswordDialog,
  lock: LockDialog,
  unlock: UnlockDialog,
  closures: ClosuresDialog,
  default: DefaultDialog,
  delete: DeleteDialog,
};
