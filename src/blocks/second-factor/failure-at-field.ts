import type { Failure } from '@cobros/sdk';

const FIELD_OF: Partial<Record<string, string>> = {
  'wrong-code': 'code',
  'wrong-password': 'password',
  'password-needed': 'password',
};

/** Shows a wrong or missing password, or a wrong code, at its field. */
export function failureAtField(failure: Failure): Failure {
  const field = FIELD_OF[failure.code ?? ''];
  if (failure.kind !== 'answered' || !field) return failure;
  return { ...failure, fields: [{ field, message: failure.message }] };
}
