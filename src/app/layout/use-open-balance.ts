import { useSignals } from '@preact/signals-react/runtime';
import { can, type Person } from '../../domain/permissions.ts';
import { loadOpenBalance, OPEN_BALANCE } from '../../stores/open-balance.ts';
import { useResource } from '../../stores/resource.ts';

export const maySeeOpenBalance = (person: Person) => can(person, { all: ['view_balance'] });

/** As the server formats it; empty until it has loaded. Call it only for users who may see it. */
export function useOpenBalance(): string {
  useSignals();
  return useResource(OPEN_BALANCE, loadOpenBalance).data.value?.balanceDetail.formattedTotalOpenBalance ?? '';
}
