import type { Result, Schemas } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import { readAmount } from '../../../domain/typed-amount.ts';
import { config } from '../../../stores/config.ts';
import type { ClosingCountSettingsForm } from '../closing-count-settings-form.ts';
import { finishProfileChange } from '../finish-profile-change.ts';

export async function setClosingCountSettings(
  form: ClosingCountSettingsForm,
): Promise<Result<Schemas['ClosingCountSettings']>> {
  const cents = readAmount(form.reasonThreshold, config.value);
  const reasonThreshold = typeof cents === 'number' ? cents / 100 : 0;
  const result = await api(createProfileApi).setClosingCount({ required: form.required, reasonThreshold });
  return finishProfileChange(result, {
    title: 'Cierre con conteo',
    change: (before, closingCount) => ({ ...before, business: { ...before.business, closingCount } }),
  });
}
