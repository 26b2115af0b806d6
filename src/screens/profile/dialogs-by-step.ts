import type { StepDialogs } from '../../blocks/modal-host.tsx';
import BranchNameDialog from './modals/branch-name-dialog.tsx';
import BusinessAvatarDialog from './modals/business-avatar-dialog.tsx';
import BusinessNameDialog from './modals/business-name-dialog.tsx';
import ChangePasswordDialog from './modals/change-password-dialog.tsx';
import ClosingCountSettingsDialog from './modals/closing-count-settings-dialog.tsx';
import EmailCodeDialog from './modals/email-code-dialog.tsx';
import EmailDialog from './modals/email-dialog.tsx';
import EnrollSecondFactorDialog from './modals/enroll-second-factor-dialog.tsx';
import OwnNameDialog from './modals/own-name-dialog.tsx';
import PhoneNumberDialog from './modals/phone-number-dialog.tsx';
import RenewRecoveryCodesDialog from './modals/renew-recovery-codes-dialog.tsx';
import SecondFactorOffDialog from './modals/second-factor-off-dialog.tsx';
import type { ProfileStep } from './profile-modal.ts';

export const DIALOGS_BY_STEP: StepDialogs<ProfileStep> = {
  'business-name': BusinessNameDialog,
  name: OwnNameDialog,
  'branch-name': BranchNameDialog,
  email: EmailDialog,
  'email-code': EmailCodeDialog,
  'phone-number': PhoneNumberDialog,
  'closing-count': ClosingCountSettingsDialog,
  avatar: BusinessAvatarDialog,
  password: ChangePasswordDialog,
  'second-factor': EnrollSecondFactorDialog,
  'recovery-codes': RenewRecoveryCodesDialog,
  'second-factor-off': SecondFactorOffDialog,
};
