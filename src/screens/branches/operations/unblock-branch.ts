import type { Branch, Result } from '@cobros/sdk';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';
import { changeBranchStatus } from './change-branch-status.ts';

/** Unblocks its cashiers too. */
export async function unblockBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await changeBranchStatus({ to: 'active', userId: branch.admin.id });
  return finishBranchChange(result, { title: 'Se desbloqueo', message: branchMessage(branch.name) });
}
