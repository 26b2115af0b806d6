import type { Branch } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { BranchAction } from './branch-actions.ts';

export type BranchStep =
  | { step: 'create' }
  /** A one-time password was just sent to its admin. */
  | { step: 'access'; branch: Branch }
  | { [Name in BranchAction]: { step: Name; branch: Branch } }[BranchAction];

export type StepOf<Name extends BranchStep['step']> = Extract<BranchStep, { step: Name }>;

export const branchModal = createModalStep<BranchStep>('branch');
