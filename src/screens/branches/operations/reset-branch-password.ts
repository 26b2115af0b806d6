import type { Branch, Result, Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

const reset = idempotent((content: Schemas['UserReferenceContent'], options) =>
  api(createBranchesApi).resetAdminPassword(content, options),
);

/** Sends the admin of the branch a one-time password by e-mail. */
export async function resetBranchPassword(branch: Branch): Promise<Result<unknown>> {
  const result = await reset({ userId: branch.admin.id });
  return finishBranchChange(result, {
    title: 'Se reinicio la contraseña',
    message: branchMessage(branch.name),
  });
}
