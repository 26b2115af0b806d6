import type { Failure } from '@cobros/sdk';

/** The fields of a branch by the API's names, and by those of section 5 of the specification. */
export const BRANCH_FIELDS: Readonly<Record<string, string>> = {
  name: 'branchName',
  address: 'branchAddress',
  referenceId: 'reference',
  regionId: 'zone',
};

export function withFormFields(failure: Failure, names: Readonly<Record<string, string>>): Failure {
  const fields = failure.fields?.map(({ field, message }) => ({ field: names[field] ?? field, message }));
  return fields ? { ...failure, fields } : failure;
}
