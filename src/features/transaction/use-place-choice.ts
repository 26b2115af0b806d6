import type { Branch, Cashier, Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import {
  useBranchList,
  useCashierList,
  useDefaultBranch,
} from '../../blocks/places/branch-and-cashier-lists.ts';
import { currentUser } from '../../stores/current-user.ts';
import type { Resource } from '../../stores/resource.ts';

/** Branches or cashiers that a request or payment can go to; only active ones. */
export interface Choices<Choice> {
  /** Undefined until loaded. */
  items: readonly Choice[] | undefined;
  /** Id of the default, if it can be chosen. */
  defaultId: string | undefined;
  /** Failure of the last load. */
  failure: Failure | undefined;
}

export interface PlaceChoice {
  choosesBranch: boolean;
  choosesCashier: boolean;
  branches: Choices<Branch>;
  cashiers: Choices<Cashier>;
  /** The chosen id or the default; empty until the choices are loaded. */
  branchId: string;
  cashierId: string;
  /** Retries a failed read. */
  retry(): void;
}

/** The choices depend on the role: an admin chooses branch and cashier, a branch admin the cashier, a cashier neither. */
export function usePlaceChoice(chosen: { branchId: string; cashierId: string }): PlaceChoice {
  useSignals();
  const role = currentUser.value?.type;
  const choosesBranch = role === 'admin';
  const choosesCashier = choosesBranch || role === 'branch_admin';

  const branchList = useBranchList(choosesBranch);
  const defaultBranch = useDefaultBranch(choosesBranch);
  // Some users may not read the default branch, but they can still choose any branch.
  const known = defaultBranch.data.value !== undefined || failureOf(defaultBranch) !== undefined;
  const branches = choicesOf(
    known ? branchList.data.value : undefined,
    defaultBranch.data.value?.id,
    failureOf(branchList),
  );
  const branchId = effectiveId(chosen.branchId, branches);

  const cashierList = useCashierList(branchId, choosesCashier && (!choosesBranch || branchId !== ''));
  const { users, defaultUser } = cashierList.data.value ?? {};
  // Without a branch there are no cashiers to list.
  const cashiers =
    choosesBranch && branchId === '' && !branches.items
      ? { ...branches, items: undefined, defaultId: undefined }
      : choicesOf(users, defaultUser?.id, failureOf(cashierList));
  const cashierId = effectiveId(chosen.cashierId, cashiers);
  const retry = () => {
    for (const list of [branchList, defaultBranch, cashierList]) if (failureOf(list)) void list.refresh();
  };
  return { choosesBranch, choosesCashier, branches, cashiers, branchId, cashierId, retry };
}

const failureOf = ({ failure, loading }: Resource<unknown>): Failure | undefined =>
  loading.value ? undefined : failure.value;

function choicesOf<Choice extends { id: string; status: string }>(
  all: readonly Choice[] | undefined,
  preferred: string | undefined,
  failure: Failure | undefined,
): Choices<Choice> {
  const items = all?.filter(({ status }) => status === 'active');
  return { items, defaultId: items?.find(({ id }) => id === preferred)?.id, failure };
}

/** The chosen id if it can be chosen, otherwise the default, otherwise the first. */
function effectiveId(chosen: string, { items, defaultId }: Choices<{ id: string }>): string {
  if (!items || items.some(({ id }) => id === chosen)) return chosen;
  return defaultId ?? items[0]?.id ?? '';
}
