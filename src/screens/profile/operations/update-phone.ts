import type { Result } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { type Infer, object, refine } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { required } from '../../../domain/form-rules.ts';
import { phoneDigits, phoneError } from '../../../domain/phone.ts';
import { finishProfileChange } from '../finish-profile-change.ts';

const fields = object({ countryCode: required(), phoneNumber: required() });
export type PhoneForm = Infer<typeof fields>;

/** The valid length depends on the country. */
export const phoneForm = refine(fields, 'phone', ({ countryCode, phoneNumber }, { branch, path }) => {
  const error = phoneError(countryCode, phoneNumber);
  return error ? { message: error, branch, path: [...path, 'phoneNumber'] } : true;
});

export async function updatePhone({ countryCode, phoneNumber }: PhoneForm): Promise<Result<unknown>> {
  const phone = { countryCode, phoneNumber: phoneDigits(countryCode, phoneNumber) };
  const result = await api(createProfileApi).updatePhone(phone);
  return finishProfileChange(result, {
    title: 'Teléfono',
    change: (before, saved) => ({ ...before, user: { ...before.user, ...saved } }),
  });
}
