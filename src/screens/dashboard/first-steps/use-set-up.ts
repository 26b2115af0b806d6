import type { Branch, Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { api } from '../../../api/api.ts';
import { qrDownloaded } from '../../../stores/first-steps-flags.ts';
import { type Load, useResource } from '../../../stores/resource.ts';
import type { SetUp } from './first-steps.ts';

// Each under the word that the operations refresh which change it.

const loadBranches: Load<readonly Branch[]> = async (signal) => {
  const result = await api.branches.list({}, { signal });
  return result.ok ? { ok: true, data: result.data.branches } : result;
};

const loadCashiers: Load<number> = async (signal) => {
  const result = await api.cashiers.list({}, { signal });
  return result.ok ? { ok: true, data: result.data.users.length } : result;
};

/** Beside the person who asks. */
const loadPeople =
  (ownId: string): Load<number> =>
  async (signal) => {
    const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
    const result = await api.administrativeUsers.list(page, { signal });
    // A business can charge without Equipo: what can't be read there is nobody.
    return { ok: true, data: result.ok ? result.data.data.filter(({ id }) => id !== ownId).length : 0 };
  };

const loadTransactions: Load<readonly Transaction[]> = async (signal) => {
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const result = await api.transactions.history(page, { signal });
  return result.ok ? { ok: true, data: result.data.data } : result;
};

/** Paid by scanning a cashier's QR: a payment to the business has no cashier until it is assigned. */
const paidAtCashier = ({ origin, status, businessUserId }: Transaction) =>
  origin === 'payment' && status === 'completed' && businessUserId !== null;

interface Owner {
  id: string;
  business: { id: string };
}

/** What the business has so far; undefined while that is not known. `shown` is what the lists of the day show. */
export function useSetUp(owner: Owner, shown: readonly Transaction[]): SetUp | undefined {
  useSignals();
  const branches = useResource('branches/first-steps', loadBranches).data.value;
  const cashiers = useResource('cashiers/first-steps', loadCashiers).data.value;
  const people = useResource('administrative-users/first-steps', loadPeople(owner.id)).data.value;
  const earlier = useResource('transactions/first-steps', loadTransactions).data.value;
  if (!branches || cashiers === undefined || people === undefined || !earlier) return undefined;
  const transactions = [...shown, ...earlier];
  return {
    branches,
    cashiers,
    people,
    qrUsed: qrDownloaded(owner.business.id) || transactions.some(paidAtCashier),
    requests: transactions.filter(({ origin }) => origin === 'request').length,
  };
}
