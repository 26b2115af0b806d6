import type { Failure } from '@cobros/sdk';
import { renameFailureFields } from '../form/rename-failure-fields.ts';

const FIELD_OF: Partial<Record<string, string>> = {
  'wrong-code': 'code',
  'wrong-password': 'password',
  'password-needed': 'password',
  'verification-code-needed': 'code',
};

/** Shows a wrong or missing password, or a wrong or rejected code, at its field. */
export function failureAtField(failure: Failure): Failure {
  const field = FIELD_OF[failure.code ?? ''];
  if (failure.kind !== 'answered' || !field)
    return renameFailureFields(failure, { verificationCode: 'code' });
  return { ...failure, fields: [{ field, message: failure.message }] };
}
