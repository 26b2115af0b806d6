import { ModalHost, type StepDialogs } from '../../blocks/modal-host.tsx';
import { type PersonStep, personModal } from './person-modals.ts';

const DIALOGS: StepDialogs<PersonStep> = {
  create: () => import('./modals/create-dialog.tsx'),
  edit: () => import('./modals/edit-dialog.tsx'),
  password: () => import('./modals/password-dialog.tsx'),
  delete: () => import('./modals/delete-dialog.tsx'),
};

export const PersonModalsHost = () => <ModalHost modal={personModal} dialogs={DIALOGS} />;
