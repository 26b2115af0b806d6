import type { Failure } from '@cobros/sdk';

/** A failure whose fields have the form's names instead of the API's, so that each is shown beside its field. */
export function withFormFields(failure: Failure, names: Readonly<Record<string, string>>): Failure {
  const fields = failure.fields?.map(({ field, message }) => ({ field: names[field] ?? field, message }));
  return fields ? { ...failure, fields } : failure;
}
