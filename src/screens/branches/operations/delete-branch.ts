import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

/** Its history stays. */
export async function deleteBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await api(createBranchesApi).remove({ id: branch.id });
  const { message = branchMessage(branch.name) } = (result.ok && result.info) || {};
  return finishBranchChange(result, { title: 'Se elimino', message });
}
