import type { RecoveryCodes, Result } from '@cobros/sdk';
import { createSecondFactorApi } from '@cobros/sdk/second-factor';
import type { Infer } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { finishChange } from '../../../blocks/form/finish-change.ts';
import { failureAtField, type proofForm } from '../../../blocks/second-factor/code-rules.ts';
import { SECOND_FACTOR } from '../../../stores/cache-keys.ts';
import { invalidate } from '../../../stores/resource.ts';
import { profileModal } from '../profile-modal.ts';

export type Proof = Infer<typeof proofForm>;

/** The new codes replace the earlier ones. */
export async function renewRecoveryCodes({ password, code }: Proof): Promise<Result<RecoveryCodes>> {
  const result = await api(createSecondFactorApi).renewRecoveryCodes({ password, verificationCode: code });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  await invalidate(SECOND_FACTOR);
  return result;
}

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
