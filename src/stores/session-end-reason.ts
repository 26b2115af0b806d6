import { signal } from '@preact/signals-react';
import { forgetStoredEndReason, storedEndReason, storeEndReason } from './stored-end-reason.ts';

/** Reason why a session ended without the user ending it; shown once, also after a reload. */
export const endReason = signal(storedEndReason());
forgetStoredEndReason();

export function keepEndReason(reason: string): void {
  endReason.value = reason;
  storeEndReason(reason);
}
