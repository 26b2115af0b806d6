import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { AdministrativeUserStep } from './administrative-user-modal.ts';
import CreateDialog from './modals/create-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import ResetPasswordDialog from './modals/reset-password-dialog.tsx';
import ResetSecondFactorDialog from './modals/reset-second-factor-dialog.tsx';
import SecondFactorRolesDialog from './modals/second-factor-roles-dialog.tsx';

export const DIALOGS_BY_STEP: StepDialogs<AdministrativeUserStep> = {
  create: CreateDialog,
  edit: EditDialog,
  password: ResetPasswordDialog,
  delete: DeleteDialog,
  'second-factor': ResetSecondFactorDialog,
  'second-factor-roles': SecondFactorRolesDialog,
};
