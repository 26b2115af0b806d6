import type { Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { type Resource, useResource } from '../../stores/resource.ts';
import { currentUser } from '../../stores/session.ts';
import {
  BRANCH_CHOICES,
  type Choices,
  cashierChoicesKey,
  loadBranchChoices,
  loadCashierChoices,
  loadNoChoices,
} from './cashier-choices.ts';

export interface CashierChoice {
  choosesBranch: boolean;
  choosesCashier: boolean;
  branches: Resource<Choices<Schemas['Branch']>>;
  cashiers: Resource<Choices<Schemas['Cashier']>>;
  /** Chosen id, or the default; empty until the choices are loaded. */
  branchId: string;
  cashierId: string;
}

/** Choices by role: an admin chooses branch and cashier, a branch_admin the cashier, an operator neither. */
export function useCashierChoice(chosen: { branchId: string; cashierId: string }): CashierChoice {
  useSignals();
  const role = currentUser.value?.type;
  const choosesBranch = role === 'admin';
  const choosesCashier = choosesBranch || role === 'branch_admin';

  const branches = useResource<Choices<Schemas['Branch']>>(
    choosesBranch ? BRANCH_CHOICES : 'no-branches',
    choosesBranch ? loadBranchChoices : loadNoChoices,
  );
  const branchId = effectiveId(chosen.branchId, branches.data.value);
  const ready = choosesCashier && (!choosesBranch || branchId !== '');
  const cashiers = useResource<Choices<Schemas['Cashier']>>(
    ready ? cashierChoicesKey(branchId) : 'no-cashiers',
    ready ? loadCashierChoices(branchId) : loadNoChoices,
  );
  const cashierId = effectiveId(chosen.cashierId, cashiers.data.value);
  return { choosesBranch, choosesCashier, branches, cashiers, branchId, cashierId };
}

/** The chosen id while it can be chosen, else the default, else the first. */
function effectiveId(chosen: string, choices: Choices<{ id: string }> | undefined): string {
  if (!choices || choices.items.some(({ id }) => id === chosen)) return chosen;
  return choices.defaultId ?? choices.items[0]?.id ?? '';
}
