import type { Cashier, NamedRef, Result } from '@cobros/sdk';
import { api } from '../../api/api.ts';
import { finishChange } from '../../blocks/form/finish-change.ts';
import type { Load } from '../../stores/resource.ts';
import type { CashierBranch } from './cashier-branch.ts';
import { cashierModal } from './cashier-modal.ts';

export interface CashierList {
  users: readonly Cashier[];
  defaultUser: NamedRef | null;
}

export const cashierListKey = ({ id }: CashierBranch) => `cashiers/list/${id}`;

export const loadCashierList =
  ({ scope }: CashierBranch): Load<CashierList> =>
  (signal) =>
    api.cashiers.listWithDefault(scope, { signal });

/** What is searched. */
export const cashierTexts = ({ name, referenceId, username, emailAddress }: Cashier) => [
  name,
  referenceId,
  username,
  emailAddress,
];

/** The end of every operation of this screen. Branches count their cashiers. */
export function finishCashierChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: ['cashiers', 'branches'], close: cashierModal.close });
}

/** How a message names a cashier. */
export const cashierMessage = ({ username }: { username: string }) => `Caja @${username}`;

/** Of a child cashier its titular one. */
export function titularOf(child: Cashier, all: readonly Cashier[]): Cashier | undefined {
  return all.find(({ childrenUser }) => childrenUser?.includes(child.id));
}
