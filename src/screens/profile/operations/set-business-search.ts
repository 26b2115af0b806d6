import { createProfileApi } from '@cobros/sdk/profile';
import { signal } from '@preact/signals-react';
import { api } from '../../../api/business-api.ts';
import { changeUserData } from '../../../stores/change-user-data.ts';
import { showFailure, showSuccess } from '../../../stores/messages.ts';

/** Wanted value while it is being saved; the latest one wins. */
export const wantedSearch = signal<boolean | undefined>(undefined);

/** Saves at once. When the call fails, the switch returns to the saved value. */
export async function setBusinessSearch(searchEnabled: boolean): Promise<void> {
  const isSaving = wantedSearch.peek() !== undefined;
  wantedSearch.value = searchEnabled;
  if (isSaving) return;
  const result = await saveLatest();
  wantedSearch.value = undefined;
  if (!result.ok) return showFailure(result.failure);
  const { title, message } = result.info ?? {
    title: 'Aparecer en búsquedas',
    message: 'Se actualizo con éxito',
  };
  showSuccess(title, message);
}

async function saveLatest(): ReturnType<typeof save> {
  const requested = wantedSearch.peek() ?? false;
  const result = await save(requested);
  return result.ok && wantedSearch.peek() !== requested ? saveLatest() : result;
}

async function save(searchEnabled: boolean) {
  const result = await api(createProfileApi).toggleBusinessSearch({ searchEnabled });
  if (result.ok) changeUserData((before) => ({ ...before, searchEnabled: result.data.searchEnabled }));
  return result;
}
