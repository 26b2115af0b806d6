import { signal } from '@preact/signals-react';
import { forgetKeptEndReason, keptEndReason, setKeptEndReason } from './end-reasons.ts';

/** Reason why a session ended that the user did not end; shown once, also after a reload. */
export const endReason = signal(keptEndReason());
forgetKeptEndReason();

export function keepEndReason(reason: string): void {
  endReason.value = reason;
  setKeptEndReason(reason);
}
