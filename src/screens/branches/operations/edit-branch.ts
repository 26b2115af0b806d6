import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { renameFailureFields } from '../../../blocks/form/rename-failure-fields.ts';
import { cleanLine, cleanName } from '../../../domain/clean-text.ts';
import { BRANCH_FIELDS, type EditBranchForm } from '../branch-form.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

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
