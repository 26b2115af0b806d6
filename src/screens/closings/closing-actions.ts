import type { Closing } from '@cobros/sdk';
import { signal } from '@preact/signals-react';
import { createModalStep } from '#blocks/modal-host.tsx';
import { can, type Person, type Requirement } from '#domain/permissions.ts';
import { parseClosingStatus } from '#words/closing-status.ts';

/** Required to make a closing: authorised cashiers, branch admins, and admins who may manage cashiers. */
const CLOSES: Requirement = {
  any: ['closing_history', 'closing_for_master_cashier'],
  either: [{ role: 'operator' }, { role: 'branch_admin' }, { role: 'admin', all: ['cashier_manage'] }],
};

export type ClosingAction = 'export' | 'slip' | 'retry';

export function mayClose(person: Person): boolean {
  return can(person, CLOSES);
}

/** True if the backend has deposits, which are optional. */
export const hasDeposits = (person: Person): boolean => can(person, { capability: 'deposits' });

/** Only a completed closing can be exported or printed; only a failed one can be retried. */
export function closingActions({ status }: Pick<Closing, 'status'>, person: Person): ClosingAction[] {
  switch (parseClosingStatus(status)) {
    case 'completed':
      return ['export', 'slip'];
    case 'error':
      return mayClose(person) ? ['retry'] : [];
    default:
      return [];
  }
}

export interface ClosingStep {
  step: 'close';
}

export const closingModal = createModalStep<ClosingStep>('closing');

/** True after the dialog was opened, until its content has loaded. */
export const closeDialogLoading = signal(false);
