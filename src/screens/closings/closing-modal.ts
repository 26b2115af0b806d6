import { signal } from '@preact/signals-react';
import { createModalStep } from '../../stores/modal-step.ts';

export interface ClosingStep {
  step: 'close';
}

export const closingModal = createModalStep<ClosingStep>('closing');

/** The dialog was opened, and waits for what it will show. */
export const closeDialogLoading = signal(false);
