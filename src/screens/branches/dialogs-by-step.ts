import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { BranchStep } from './branch-modal.ts';
import BlockDialog from './modals/block-dialog.tsx';
import BranchClosingTypeDialog from './modals/branch-closing-type-dialog.tsx';
import BranchNotificationsDialog from './modals/branch-notifications-dialog.tsx';
import CreateDialog from './modals/create-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import ResetPasswordDialog from './modals/reset-password-dialog.tsx';
import SetDefaultBranchDialog from './modals/set-default-branch-dialog.tsx';
import UnblockDialog from './modals/unblock-dialog.tsx';

export const DIALOGS_BY_STEP: StepDialogs<BranchStep> = {
  create: CreateDialog,
  edit: EditDialog,
  notifications: BranchNotificationsDialog,
  password: ResetPasswordDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  'closing-type': BranchClosingTypeDialog,
  default: SetDefaultBranchDialog,
  delete: DeleteDialog,
};
