import type { StepDialogs } from '../../blocks/modal-host.tsx';
import CreateDialog from './modals/create-dialog.tsx';
import DeleteDialog from './modals/delete-dialog.tsx';
import EditDialog from './modals/edit-dialog.tsx';
import PasswordDialog from './modals/password-dialog.tsx';
import type { PersonStep } from './person-modal.ts';

export const DIALOGS: StepDialogs<PersonStep> = {
  create: CreateDialog,
  edit: EditDialog,
  password: PasswordDialog,
  delete: DeleteDialog,
};
