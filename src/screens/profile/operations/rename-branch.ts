import type { Branch, Result } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import { cleanName } from '../../../domain/clean-text.ts';
import { PLACES } from '../../../stores/cache-keys.ts';
import { finishProfileChange } from '../finish-profile-change.ts';
import type { NameForm } from '../name-form.ts';

const NOT_FOUND: Result<never> = {
  ok: false,
  failure: { kind: 'answered', status: 404, title: 'Sucursal', message: 'No se encontró la sucursal' },
};

/** The call replaces the whole branch, so its other fields are read first. */
export async function renameBranch(branchId: string, form: NameForm): Promise<Result<unknown>> {
  const listed = await api(createBranchesApi).list();
  if (!listed.ok) return listed;
  const branch = listed.data.branches.find(({ id }) => id === branchId);
  return branch ? update(branch, cleanName(form.name)) : NOT_FOUND;
}

async function update(branch: Branch, name: string): Promise<Result<unknown>> {
  const { id, address, referenceId, businessId, regionId } = branch;
  const content = { id, name, address, referenceId, businessId, regionId: regionId ?? '' };
  return finishProfileChange(await api(createBranchesApi).update(content), {
    title: 'Se edito',
    change: (before) => ({ ...before, user: { ...before.user, branchName: name } }),
    lists: PLACES,
  });
}
