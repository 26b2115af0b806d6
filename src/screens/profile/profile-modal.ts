import { createModalStep } from '../../stores/modal-step.ts';

/** What a person changes of the profile, by the names of section 2; `name` is the own one and `password` the own one too. */
export type ProfileStep =
  | { step: 'business-name'; name: string }
  | { step: 'name'; name: string }
  | { step: 'branch-name'; branchId: string; name: string }
  /** `typed` is kept when the person comes back from the code. */
  | { step: 'email'; typed: string }
  | { step: 'email-code'; emailAddress: string }
  | { step: 'phone-number' }
  | { step: 'avatar' }
  | { step: 'password' };

export type StepOf<Name extends ProfileStep['step']> = Extract<ProfileStep, { step: Name }>;

/** The one modal of Perfil. */
export const profileModal = createModalStep<ProfileStep>('profile');
