import type { StepDialogs } from '../../blocks/modal-host.tsx';
import type { ClosingStep } from './closing-modal.ts';
import CloseDialog from './modals/close-dialog.tsx';

export const DIALOGS_BY_STEP: StepDialogs<ClosingStep> = {
  close: CloseDialog,
};
