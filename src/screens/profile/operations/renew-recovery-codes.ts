import type { RecoveryCodes, Result } from '@cobros/sdk';
import { createSecondFactorApi } from '@cobros/sdk/second-factor';
import { api } from '../../../api/business-api.ts';
import { failureAtField } from '../../../blocks/second-factor/failure-at-field.ts';
import { SECOND_FACTOR } from '../../../stores/cache-keys.ts';
import { invalidate } from '../../../stores/resource.ts';
import type { Proof } from '../proof-form.ts';

/** The new codes replace the earlier ones. */
export async function renewRecoveryCodes({ password, code }: Proof): Promise<Result<RecoveryCodes>> {
  const result = await api(createSecondFactorApi).renewRecoveryCodes({ password, verificationCode: code });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  await invalidate(SECOND_FACTOR);
  return result;
}
