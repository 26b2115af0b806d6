import type { Result, SessionUserData } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { changeUserData } from '../../stores/change-user-data.ts';
import { profileModal } from './profile-modal.ts';

let changes = 0;

/** Number of changes since the page was loaded. */
export const profileChanges = () => changes;

/** Ends every change of the profile: updates the stored user at once and shows the server's message. */
export function finishProfileChange<Data>(
  result: Result<Data>,
  done: {
    title: string;
    change: (before: SessionUserData, data: Data) => SessionUserData;
    lists?: readonly string[];
  },
): Promise<Result<Data>> {
  if (result.ok) {
    changes += 1;
    changeUserData((before) => done.change(before, result.data));
  }
  const { title = done.title, message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, { title, message, changed: done.lists ?? [], close: profileModal.close });
}
