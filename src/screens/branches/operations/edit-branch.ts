import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { renameFailureFields } from '../../../blocks/form/rename-failure-fields.ts';
import { cleanLine, cleanName } from '../../../domain/clean-text.ts';
import { reference, required } from '../../../domain/form-rules.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

export const editBranchForm = object({
  branchName: required(),
  branchAddress: required(),
  reference: reference(),
  state: required(),
  city: required(),
  zone: required(),
});
export type EditBranchForm = Infer<typeof editBranchForm>;

/** Names of the API's fields in the form (section 5 of the specification). */
export const BRANCH_FIELDS: Readonly<Record<string, string>> = {
  name: 'branchName',
  address: 'branchAddress',
  referenceId: 'reference',
  regionId: 'zone',
};

export function formOf(branch: Branch): EditBranchForm {
  return {
    branchName: branch.name,
    branchAddress: branch.address,
    reference: branch.referenceId,
    state: branch.stateId ?? '',
    city: branch.cityId ?? '',
    zone: branch.regionId ?? '',
  };
}

export async function editBranch({ id, businessId }: Branch, form: EditBranchForm): Promise<Result<unknown>> {
  const name = cleanName(form.branchName);
  const result = await api(createBranchesApi).update({
    id,
    name,
    address: cleanLine(form.branchAddress),
    referenceId: form.reference.trim(),
    businessId,
    regionId: form.zone,
  });
  if (!result.ok) return { ...result, failure: renameFailureFields(result.failure, BRANCH_FIELDS) };
  return finishBranchChange(result, { title: 'Se edito', message: branchMessage(name) });
}
