import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { finishBranchChange } from '../finish-branch-change.ts';

export async function setDefaultBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await api(createBranchesApi).setDefault({ id: branch.id });
  return finishBranchChange(result, {
    title: 'La sucursal predeterminada',
    message: 'Se actualizo con éxito',
  });
}
