import { ModalHost, type StepDialogs } from '../../blocks/modal-host.tsx';
import { type ProfileStep, profileModal } from './profile-modals.ts';

const DIALOGS: StepDialogs<ProfileStep> = {
  'business-name': () => import('./modals/business-name-dialog.tsx'),
  name: () => import('./modals/name-dialog.tsx'),
  'branch-name': () => import('./modals/branch-name-dialog.tsx'),
  email: () => import('./modals/email-dialog.tsx'),
  'email-code': () => import('./modals/email-code-dialog.tsx'),
  'phone-number': () => import('./modals/phone-number-dialog.tsx'),
  avatar: () => import('./modals/avatar-dialog.tsx'),
  password: () => import('./modals/password-dialog.tsx'),
};

export const ProfileModalsHost = () => <ModalHost modal={profileModal} dialogs={DIALOGS} />;
