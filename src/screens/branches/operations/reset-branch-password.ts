import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

/** Sends the admin of the branch a one-time password by e-mail. */
export async function resetBranchPassword(branch: Branch): Promise<Result<unknown>> {
  const result = await api(createBranchesApi).resetAdminPassword({ userId: branch.admin.id });
  return finishBranchChange(result, {
    title: 'Se reinicio la contraseña',
    message: branchMessage(branch.name),
  });
}
