import { createTransactionsApi } from '@cobros/sdk/transactions';
import { useSignals } from '@preact/signals-react/runtime';
import { keyedApi } from '#api/keyed-calls.ts';
import { can, type Person } from '#domain/permissions.ts';
import { OPEN_BALANCE } from '#stores/cache-keys.ts';
import { type Load, useResource } from '#stores/resource.ts';

/** The open balance as the server formats it. Whatever else it sends fails here, and not where the text is shown. */
export const getOpenBalance: Load<string> = async (signal) => {
  const result = await keyedApi(createTransactionsApi).balances({}, { signal });
  return result.ok ? { ...result, data: result.data.balanceDetail.formattedTotalOpenBalance.trim() } : result;
};

export const maySeeOpenBalance = (person: Person) => can(person, { all: ['view_balance'] });

/**
 * The open balance as the server formats it; empty until it has loaded, a dash if loading fails. Call it only for
 * users who may see the balance.
 */
export function useOpenBalance(): string {
  useSignals();
  const { data, failure } = useResource(OPEN_BALANCE, getOpenBalance);
  return data.value ?? (failure.value ? '—' : '');
}
