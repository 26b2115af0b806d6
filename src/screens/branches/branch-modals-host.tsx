import { ModalHost, type StepDialogs } from '../../blocks/modal-host.tsx';
import { type BranchStep, branchModal } from './branch-modals.ts';

const DIALOGS: StepDialogs<BranchStep> = {
  create: () => import('./modals/create-dialog.tsx'),
  edit: () => import('./modals/edit-dialog.tsx'),
  notifications: () => import('./modals/notifications-dialog.tsx'),
  password: () => import('./modals/password-dialog.tsx'),
  lock: () => import('./modals/lock-dialog.tsx'),
  unlock: () => import('./modals/unlock-dialog.tsx'),
  closures: () => import('./modals/closures-dialog.tsx'),
  default: () => import('./modals/default-dialog.tsx'),
  delete: () => import('./modals/delete-dialog.tsx'),
};

export const BranchModalsHost = () => <ModalHost modal={branchModal} dialogs={DIALOGS} />;
