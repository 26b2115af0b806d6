import { ModalHost, type StepDialogs } from '../../blocks/modal-host.tsx';
import { type CashierStep, cashierModal } from './cashier-modals.ts';

const DIALOGS: StepDialogs<CashierStep> = {
  new: () => import('./modals/new-dialog.tsx'),
  edit: () => import('./modals/edit-dialog.tsx'),
  qr: () => import('./modals/qr-dialog.tsx'),
  notifications: () => import('./modals/notifications-dialog.tsx'),
  password: () => import('./modals/password-dialog.tsx'),
  block: () => import('./modals/block-dialog.tsx'),
  unblock: () => import('./modals/unblock-dialog.tsx'),
  closures: () => import('./modals/closures-dialog.tsx'),
  default: () => import('./modals/default-dialog.tsx'),
  'block-closing': () => import('./modals/block-closing-dialog.tsx'),
  main: () => import('./modals/main-dialog.tsx'),
  delete: () => import('./modals/delete-dialog.tsx'),
};

export const CashierModalsHost = () => <ModalHost modal={cashierModal} dialogs={DIALOGS} />;
