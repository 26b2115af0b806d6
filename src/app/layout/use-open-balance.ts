import { useSignals } from '@preact/signals-react/runtime';
import { can, type Person } from '../../domain/permissions.ts';
import { OPEN_BALANCE } from '../../stores/cache-keys.ts';
import { useResource } from '../../stores/resource.ts';
import { getOpenBalance } from './operations/get-open-balance.ts';

export const maySeeOpenBalance = (person: Person) => can(person, { all: ['view_balance'] });

/** As the server formats it; empty until it has loaded, a dash if it can't be. Call it only for users who may see it. */
export function useOpenBalance(): string {
  useSignals();
  const { data, failure } = useResource(OPEN_BALANCE, getOpenBalance);
  return data.value?.balanceDetail.formattedTotalOpenBalance ?? (failure.value ? '—' : '');
}
