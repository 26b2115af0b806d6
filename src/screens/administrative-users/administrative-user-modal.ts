import type { AdministrativeUser } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { AdministrativeUserAction } from './administrative-user-actions.ts';

export type AdministrativeUserStep =
  | { step: 'create' }
  | { step: 'second-factor-roles' }
  /** A one-time password was just sent. */
  | { step: 'access'; person: AdministrativeUser }
  | {
      [Name in AdministrativeUserAction]: { step: Name; person: AdministrativeUser };
    }[AdministrativeUserAction];

export type StepOf<Name extends AdministrativeUserStep['step']> = Extract<
  AdministrativeUserStep,
  { step: Name }
>;

export const administrativeUserModal = createModalStep<AdministrativeUserStep>('administrative-user');
