import type { Schemas } from '@cobros/sdk';
import { api } from '../../api/api.ts';
import type { Load } from '../../stores/resource.ts';

// Targets of a request or payment: active branches, and the active cashiers of one branch.

type Branch = Schemas['Branch'];
type Cashier = Schemas['Cashier'];

export interface Choices<Choice> {
  items: Choice[];
  /** The default, if it can be chosen. */
  defaultId: string | undefined;
}

/** For users who have no choice. */
export const loadNoChoices: Load<Choices<never>> = async () => ({
  ok: true,
  data: { items: [], defaultId: undefined },
});

export const BRANCH_CHOICES = 'branches/choices';
export const cashierChoicesKey = (branchId: string) => `cashiers/choices/${branchId}`;

export const loadBranchChoices: Load<Choices<Branch>> = async (signal) => {
  const [list, byDefault] = await Promise.all([
    api.branches.list({}, { signal }),
    api.branches.getDefault({ signal }),
  ]);
  if (!list.ok) return list;
  const preferred = byDefault.ok ? byDefault.data.defaultBranch?.id : undefined;
  return { ok: true, data: choices(list.data.branches, preferred) };
};

export const loadCashierChoices =
  (branchId: string): Load<Choices<Cashier>> =>
  async (signal) => {
    const result = await api.cashiers.listWithDefault(branchId ? { businessBranchId: branchId } : {}, {
      signal,
    });
    if (!result.ok) return result;
    return { ok: true, data: choices(result.data.users, result.data.defaultUser?.id) };
  };

function choices<Choice extends { id: string; status: string }>(
  all: readonly Choice[],
  preferred: string | undefined,
): Choices<Choice> {
  const items = all.filter(({ status }) => status === 'active');
  return { items, defaultId: items.find(({ id }) => id === preferred)?.id };
}
