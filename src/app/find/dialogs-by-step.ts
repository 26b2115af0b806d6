import type { StepDialogs } from '#blocks/modal-host.tsx';
import { FindDialog } from './find-dialog.tsx';
import type { FindStep } from './find-modal.ts';
import { KeysDialog } from './keys-dialog.tsx';

export const DIALOGS_BY_STEP: StepDialogs<FindStep> = { find: FindDialog, keys: KeysDialog };
