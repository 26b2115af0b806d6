import type { Branch } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { BranchAction } from './branch-actions.ts';

/** A window for a new branch, or the one of an action on a branch. */
export type BranchStep =
  | { step: 'create' }
  | { [Name in BranchAction]: { step: Name; branch: Branch } }[BranchAction];

export type StepOf<Name extends BranchStep['step']> = Extract<BranchStep, { step: Name }>;

/** The one modal of Sucursales. */
export const branchModal = createModalStep<BranchStep>('branch');
