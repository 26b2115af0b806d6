import type { Branch, Result, Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { finishBranchChange } from '../finish-branch-change.ts';

const setDefault = idempotent((content: Schemas['BranchIdContent'], options) =>
  api(createBranchesApi).setDefault(content, options),
);

export async function setDefaultBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await setDefault({ id: branch.id });
  return finishBranchChange(result, {
    title: 'La sucursal predeterminada',
    message: 'Se actualizo con éxito',
  });
}
