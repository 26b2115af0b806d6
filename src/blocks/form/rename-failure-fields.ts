import type { Failure } from '@cobros/sdk';

/** Renames the API's fields in a failure to those of the form, so that each error is shown at its field. */
export function renameFailureFields(failure: Failure, names: Readonly<Record<string, string>>): Failure {
  if (!failure.fields) return failure;
  const fields = failure.fields.map(({ field, message }) => ({ field: names[field] ?? field, message }));
  return { ...failure, fields };
}
