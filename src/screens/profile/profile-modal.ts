import { createModalStep } from '#blocks/modal-host.tsx';

/** Steps are named as in section 2 of the specification; `name` and `password` are those of the user. */
export type ProfileStep =
  | { step: 'business-name'; name: string }
  | { step: 'name'; name: string }
  | { step: 'branch-name'; branchId: string; name: string }
  /** `typed` is kept when the user goes back from the code; `asksPassword` is set when the session is too old to omit it. */
  | { step: 'email'; typed: string; asksPassword?: boolean }
  | { step: 'email-code'; emailAddress: string }
  | { step: 'phone-number' }
  | { step: 'closing-count' }
  | { step: 'avatar' }
  | { step: 'password' }
  /** Sets up the second factor, or moves it to another phone. */
  | { step: 'second-factor'; enabled: boolean }
  | { step: 'recovery-codes' }
  | { step: 'second-factor-off' };

export type StepOf<Name extends ProfileStep['step']> = Extract<ProfileStep, { step: Name }>;

export const profileModal = createModalStep<ProfileStep>('profile');
