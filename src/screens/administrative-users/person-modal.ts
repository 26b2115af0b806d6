import type { AdministrativeUser } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { PersonAction } from './person-actions.ts';

export type PersonStep =
  | { step: 'create' }
  | { [Name in PersonAction]: { step: Name; person: AdministrativeUser } }[PersonAction];

export type StepOf<Name extends PersonStep['step']> = Extract<PersonStep, { step: Name }>;

export const personModal = createModalStep<PersonStep>('person');
