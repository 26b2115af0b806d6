import type { Result } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import { finishProfileChange } from '../finish-profile-change.ts';
import type { PhoneForm } from '../phone-form.ts';

export async function updatePhone({ countryCode, phoneNumber }: PhoneForm): Promise<Result<unknown>> {
  const phone = { countryCode, phoneNumber: phoneDigits(countryCode, phoneNumber) };
  const result = await api(createProfileApi).updatePhone(phone);
  return finishProfileChange(result, {
    title: 'Teléfono',
    change: (before, saved) => ({ ...before, user: { ...before.user, ...saved } }),
  });
}
