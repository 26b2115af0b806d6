import type { Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { existing, useAllCashiers, useBranchList } from '../../../blocks/places/branch-and-cashier-lists.ts';
import { ADMINISTRATIVE_USERS, TRANSACTIONS } from '../../../stores/cache-keys.ts';
import { qrDownloaded } from '../../../stores/first-steps-flags.ts';
import { useResource } from '../../../stores/resource.ts';
import type { SetUp } from './first-steps.ts';
import { countAdministrativeUsers, listLatestTransactions } from './first-steps-operations.ts';

/** Paid by scanning a cashier's QR: a payment to the business has no cashier until it is assigned. */
const paidAtCashier = ({ origin, status, businessUserId }: Transaction) =>
  origin === 'payment' && status === 'completed' && businessUserId !== null;

interface Owner {
  id: string;
  business: { id: string };
}

/** Undefined until loaded. `shown` has the transactions of the live lists. */
export function useBusinessSetUp(owner: Owner, shown: readonly Transaction[]): SetUp | undefined {
  useSignals();
  const branches = useBranchList().data.value;
  const cashiers = useAllCashiers().data.value;
  const people = useResource(`${ADMINISTRATIVE_USERS}/count`, countAdministrativeUsers(owner.id)).data.value;
  const earlier = useResource(`${TRANSACTIONS}/latest`, listLatestTransactions).data.value;
  if (!branches || !cashiers || people === undefined || !earlier) return undefined;
  const transactions = [...shown, ...earlier];
  return {
    branches: existing(branches),
    cashiers: existing(cashiers).length,
    people,
    qrUsed: qrDownloaded(owner.business.id) || transactions.some(paidAtCashier),
    requests: transactions.filter(({ origin }) => origin === 'request').length,
  };
}
