import type { Cashier } from '@cobros/sdk';
import { createModalStep } from '../../stores/modal-step.ts';
import type { CashierAction } from './cashier-actions.ts';
import type { ShownBranch } from './use-shown-branch.ts';

export type CashierStep =
  | { step: 'create'; branch: ShownBranch }
  /** A one-time password was just sent. */
  | { step: 'access'; cashier: Cashier; branch: ShownBranch }
  | { [Name in CashierAction]: { step: Name; cashier: Cashier; branch: ShownBranch } }[CashierAction];

export type StepOf<Name extends CashierStep['step']> = Extract<CashierStep, { step: Name }>;

export const cashierModal = createModalStep<CashierStep>('cashier');
