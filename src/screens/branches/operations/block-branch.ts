import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/api.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

/** Blocks its cashiers too. */
export async function blockBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await api(createBranchesApi).blockAdmin({ userId: branch.admin.id });
  return finishBranchChange(result, { title: 'Se bloqueo', message: branchMessage(branch.name) });
}
