import type { Cashier } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { CashierAction } from './cashier-actions.ts';
import type { CashierBranch } from './cashier-branch.ts';

export type CashierStep =
  | { step: 'create'; branch: CashierBranch }
  | { [Name in CashierAction]: { step: Name; cashier: Cashier; branch: CashierBranch } }[CashierAction];

export type StepOf<Name extends CashierStep['step']> = Extract<CashierStep, { step: Name }>;

export const cashierModal = createModalStep<CashierStep>('cashier');
