import type { Branch, Result } from '@cobros/sdk';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';
import { changeBranchStatus } from './change-branch-status.ts';

/** Blocks its cashiers too. */
export async function blockBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await changeBranchStatus({ to: 'blocked', userId: branch.admin.id });
  return finishBranchChange(result, { title: 'Se bloqueo', message: branchMessage(branch.name) });
}
