import type { FundSource, Result, Schemas } from '@cobros/sdk';
import { createAuthApi } from '@cobros/sdk/auth';
import { createProfileApi } from '@cobros/sdk/profile';
import { boolean, type Infer, object } from 'superstruct';
import { api } from '#api/business-api.ts';
import { callIfChanged } from '#blocks/form/finish-change.ts';
import { readAmount } from '#domain/typed-amount.ts';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { hasPart, ofPart } from '#stores/optional-parts.ts';
import type { Load } from '#stores/resource.ts';
import { getSessionId, startSession } from '#stores/session.ts';
import { amountFromZero } from './amount-from-zero.ts';
import { finishProfileChange, profileChanges } from './profile-operations.ts';
import { createSavedSwitches } from './saved-switches.ts';

export const closingCountSettingsForm = object({
  required: boolean(),
  /** Zero requires a reason for every difference. */
  reasonThreshold: amountFromZero(),
});
export type ClosingCountSettingsForm = Infer<typeof closingCountSettingsForm>;

/** The saved setting. */
export const closingCountSettings = (): Schemas['ClosingCountSettings'] => {
  const { required = false, reasonThreshold = 0 } = currentUser.value?.business.closingCount ?? {};
  return { required, reasonThreshold };
};

export async function setClosingCountSettings(
  form: ClosingCountSettingsForm,
): Promise<Result<Schemas['ClosingCountSettings']>> {
  const cents = readAmount(form.reasonThreshold, config.value);
  const content = { required: form.required, reasonThreshold: typeof cents === 'number' ? cents / 100 : 0 };
  const result = await callIfChanged(content, closingCountSettings(), api(createProfileApi).setClosingCount);
  return finishProfileChange(result, {
    title: 'Cierre con conteo',
    change: (before) => ({ ...before, business: { ...before.business, closingCount: content } }),
  });
}

export const searchSwitch = createSavedSwitches<{ searchEnabled: boolean }>(
  'Aparecer en búsquedas',
  ({ searchEnabled = false }) => api(createProfileApi).toggleBusinessSearch({ searchEnabled }),
  (before, { searchEnabled }) => ({ ...before, searchEnabled }),
);

/** The bank account that receives the money of closings. */
export const getFundSource: Load<FundSource | null> = async (signal) => {
  const result = await api(createProfileApi).getFundSource({ signal });
  return result.ok ? { ...result, data: result.data.fundSource } : result;
};

/** Refetches the signed-in user, who may have been changed on another device. */
export async function refreshProfile(): Promise<void> {
  if (!hasPart('renewal')) return;
  const [sessionId, before] = [getSessionId(), profileChanges()];
  const result = await ofPart('renewal', api(createAuthApi).renewSession());
  // Ignores a response that was sent before a change, or to another session.
  if (result.ok && before === profileChanges() && sessionId === getSessionId()) startSession(result.data);
}
