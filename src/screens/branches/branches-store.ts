import type { Branch, NamedRef, Result } from '@cobros/sdk';
import { api } from '../../api/api.ts';
import { finishChange } from '../../blocks/form/finish-change.ts';
import type { Load } from '../../stores/resource.ts';
import { branchModal } from './branch-modal.ts';

export interface BranchList {
  branches: readonly Branch[];
  defaultBranch: NamedRef | null;
}

export const BRANCH_LIST = 'branches/list';

export const loadBranchList: Load<BranchList> = async (signal) => {
  const [list, byDefault] = await Promise.all([
    api.branches.list({}, { signal }),
    api.branches.getDefault({ signal }),
  ]);
  if (!list.ok) return list;
  if (!byDefault.ok) return byDefault;
  return {
    ok: true,
    data: { branches: list.data.branches, defaultBranch: byDefault.data.defaultBranch },
  };
};

/** What is searched. */
export const branchTexts = ({ name, referenceId, address }: Branch) => [name, referenceId, address];

/** The end of every operation of this screen. A branch takes its cashiers along. */
export function finishBranchChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: ['branches', 'cashiers'], close: branchModal.close });
}

/** How a message names a branch. */
export const branchMessage = (name: string) => `Sucursal ${name}`;
