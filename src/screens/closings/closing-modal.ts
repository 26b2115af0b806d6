import { createModalStep } from '../../stores/modal-step.ts';

export interface ClosingStep {
  step: 'close';
}

export const closingModal = createModalStep<ClosingStep>('closing');
