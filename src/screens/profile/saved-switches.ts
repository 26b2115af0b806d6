import type { Result, SessionUserData } from '@cobros/sdk';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { showFailure, showSuccess } from '#stores/messages.ts';
import { changeProfile } from './profile-operations.ts';

interface SavedSwitches<Values> {
  /** The chosen values while they are being saved. */
  chosen: ReadonlySignal<Partial<Values>>;
  /** Saves immediately. If the call fails, the switches go back to the saved values. */
  choose(values: Partial<Values>): Promise<void>;
}

/** Switches that are saved together, one call at a time; for each the latest choice wins. */
export function createSavedSwitches<Values>(
  title: string,
  save: (chosen: Partial<Values>) => Promise<Result<Values>>,
  change: (before: SessionUserData, saved: Values) => SessionUserData,
): SavedSwitches<Values> {
  const chosen = signal<Partial<Values>>({});

  async function saveLatest(): Promise<Result<Values>> {
    const sent = chosen.peek();
    const result = await save(sent);
    if (!result.ok) return result;
    changeProfile((before) => change(before, result.data));
    // A switch that was turned there and back is saved as it is.
    return JSON.stringify(chosen.peek()) === JSON.stringify(sent) ? result : saveLatest();
  }

  return {
    chosen,
    async choose(values) {
      const isSaving = Object.keys(chosen.peek()).length > 0;
      chosen.value = { ...chosen.peek(), ...values };
      if (isSaving) return;
      const result = await saveLatest();
      chosen.value = {};
      if (!result.ok) return showFailure(result.failure);
      showSuccess(result.info?.title ?? title, result.info?.message ?? 'Se actualizo con éxito');
    },
  };
}
