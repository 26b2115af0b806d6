import type { Result, Schemas } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { signal } from '@preact/signals-react';
import { api } from '../../api/business-api.ts';
import { showFailure } from '../../stores/messages.ts';
import { finishProfileChange } from './profile-operations.ts';

type SummaryEmails = Schemas['SummaryEmails'];
export type SummaryEmail = keyof SummaryEmails;

/** The chosen values while they are being saved; for each e-mail the latest choice wins. */
export const wantedEmails = signal<Partial<SummaryEmails>>({});

/** Saves immediately. If the call fails, the switch goes back to the saved value. */
export async function setSummaryEmail(kind: SummaryEmail, wanted: boolean): Promise<void> {
  const isSaving = wantedEmails.peek()[kind] !== undefined;
  wantedEmails.value = { ...wantedEmails.peek(), [kind]: wanted };
  if (isSaving) return;
  const result = await saveLatest(kind, wanted);
  wantedEmails.value = Object.fromEntries(
    Object.entries(wantedEmails.peek()).filter(([other]) => other !== kind),
  );
  if (!result.ok) showFailure(result.failure);
}

async function saveLatest(kind: SummaryEmail, wanted: boolean): Promise<Result<SummaryEmails>> {
  const result = await finishProfileChange(await api(createProfileApi).setSummaryEmails({ [kind]: wanted }), {
    title: 'Resúmenes por correo',
    change: (before, summaryEmails) => ({ ...before, user: { ...before.user, summaryEmails } }),
  });
  const latest = wantedEmails.peek()[kind] ?? wanted;
  return result.ok && latest !== wanted ? saveLatest(kind, latest) : result;
}
