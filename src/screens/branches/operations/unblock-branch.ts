import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/api.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

/** Unblocks its cashiers too. */
export async function unblockBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await api(createBranchesApi).unblockAdmin({ userId: branch.admin.id });
  return finishBranchChange(result, { title: 'Se desbloqueo', message: branchMessage(branch.name) });
}
