import { currentUser } from '#stores/current-user.ts';
import type { PlaceChoice } from '../place-choice.tsx';
import type { PayerPlaces } from './earlier-payers-operations.ts';

/** The places where payers are looked up: the cashier that charges, and its branch. */
export function placesOf({
  cashiers,
  branches,
  cashierId,
  branchId,
  choosesCashier,
}: PlaceChoice): PayerPlaces {
  const user = currentUser.value;
  const cashier = choosesCashier ? cashiers.items?.find(({ id }) => id === cashierId) : user;
  const own = user?.branchId ? { id: user.branchId, name: user.branchName ?? '' } : undefined;
  return {
    cashier: cashier ?? { id: '', name: '' },
    branch: choosesCashier ? (branches.items?.find(({ id }) => id === branchId) ?? own) : undefined,
  };
}
