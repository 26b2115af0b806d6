import type { Branch, Result, Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { branchMessage, finishBranchChange } from '../finish-branch-change.ts';

const remove = idempotent((content: Schemas['BranchIdContent'], options) =>
  api(createBranchesApi).remove(content, options),
);

/** Its history stays. */
export async function deleteBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await remove({ id: branch.id });
  const { message = branchMessage(branch.name) } = (result.ok && result.info) || {};
  return finishBranchChange(result, { title: 'Se elimino', message });
}
