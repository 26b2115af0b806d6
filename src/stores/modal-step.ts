import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { endIntention } from '../api/keyed-calls.ts';

export interface ModalStep<Step extends { step: string }> {
  /** Distinguishes the modal steps of different screens. */
  name: string;
  /** The open step with its subject, or `{ step: 'none' }`. */
  current: ReadonlySignal<Step | { step: 'none' }>;
  open(step: Step): void;
  close(): void;
}

/** The dialogs of one screen. One is open at a time, and its step contains its subject. */
export function createModalStep<Step extends { step: string }>(name: string): ModalStep<Step> {
  const current = signal<Step | { step: 'none' }>({ step: 'none' });
  return {
    name,
    current: computed(() => current.value),
    open: (step) => {
      current.value = step;
    },
    close: () => {
      endIntention();
      current.value = { step: 'none' };
    },
  };
}
