import type { Result } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import { PLACES } from '../../../stores/cache-keys.ts';
import { finishProfileChange } from '../finish-profile-change.ts';

export async function confirmEmailChange(verificationCode: string): Promise<Result<unknown>> {
  const result = await api(createProfileApi).validateEmailChange({ verificationCode });
  return finishProfileChange(result, {
    title: 'Correo electrónico',
    change: (before, { emailAddress }) => ({ ...before, user: { ...before.user, emailAddress } }),
    lists: PLACES,
  });
}
