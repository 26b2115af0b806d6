import type { StepDialogs } from '#blocks/modal-host.tsx';
import { BusinessAvatarDialog } from './avatar/business-avatar-dialog.tsx';
import { ClosingCountSettingsDialog } from './closing-count-settings-dialog.tsx';
import { EmailCodeDialog, EmailDialog } from './email-dialogs.tsx';
import {
  BranchNameDialog,
  BusinessNameDialog,
  ChangePasswordDialog,
  OwnNameDialog,
  PhoneNumberDialog,
} from './profile-change-dialogs.tsx';
import type { ProfileStep } from './profile-modal.ts';
import {
  EnrollSecondFactorDialog,
  RenewRecoveryCodesDialog,
  SecondFactorOffDialog,
} from './second-factor-dialogs.tsx';

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
