import { CloseDialog } from '#screens/closings/close/close-dialog.tsx';
import { closingModal } from '#screens/closings/closing-actions.ts';
import { pendingClosing } from '../fixtures/closing.ts';
import { openPage } from './render.tsx';
import type { Responders } from './stubbed-api.ts';

export const OVERVIEW = 'closing/v3/pending/overview';
export const CLOSE = 'closing/v3/close';

/** Opens the dialog of a cashier whose preview has these particulars. */
export async function openCloseDialog(
  over: Parameters<typeof pendingClosing>[0] = {},
  responders: Responders = {},
) {
  closingModal.open({ step: 'close' });
  const at = '/closing/history?status=error&size=25';
  const opened = await openPage(<CloseDialog />, { [OVERVIEW]: pendingClosing(over), ...responders }, { at });
  return {
    ...opened,
    dialog: () => opened.view.text('[role=dialog]'),
    press: (name: string) => opened.view.clickAndLoad(name),
  };
}
