import type { AdministrativeUser } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { PersonAction } from './person-actions.ts';

/** A window for somebody new, or the one of an action on a person. */
export type PersonStep =
  | { step: 'create' }
  | { [Name in PersonAction]: { step: Name; person: AdministrativeUser } }[PersonAction];

export type StepOf<Name extends PersonStep['step']> = Extract<PersonStep, { step: Name }>;

/** The one modal of Equipo. */
export const personModal = createModalStep<PersonStep>('person');
