import type { Result } from '@cobros/sdk';
import { createSecondFactorApi } from '@cobros/sdk/second-factor';
import { api } from '../../../api/business-api.ts';
import { finishChange } from '../../../blocks/form/finish-change.ts';
import { failureAtField } from '../../../blocks/second-factor/failure-at-field.ts';
import { SECOND_FACTOR } from '../../../stores/cache-keys.ts';
import { profileModal } from '../profile-modal.ts';
import type { Proof } from '../proof-form.ts';

/** From the next sign-in the password is enough. */
export async function disableSecondFactor({ password, code }: Proof): Promise<Result<unknown>> {
  const result = await api(createSecondFactorApi).disable({ password, verificationCode: code });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  return finishChange(result, {
    title: 'Verificación en dos pasos',
    message: 'Ya no está activa',
    changed: [SECOND_FACTOR],
    close: profileModal.close,
  });
}
