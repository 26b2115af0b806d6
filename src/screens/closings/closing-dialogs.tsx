import type { StepDialogs } from '#blocks/modal-host.tsx';
import { CloseDialog } from './close/close-dialog.tsx';
import type { ClosingStep } from './closing-actions.ts';

export const DIALOGS_BY_STEP: StepDialogs<ClosingStep> = {
  close: CloseDialog,
};
