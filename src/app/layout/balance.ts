import { useSignals } from '@preact/signals-react/runtime';
import { can, type Person } from '../../domain/permissions.ts';
import { useResource } from '../../stores/resource.ts';
import { loadWallet, WALLET } from '../../stores/wallet.ts';

export const maySeeBalance = (person: Person) => can(person, { all: ['view_balance'] });

/** Pagos por liquidar as the server formats it; empty until it has arrived. Only for who may see it. */
export function useBalance(): string {
  useSignals();
  return useResource(WALLET, loadWallet).data.value?.balanceDetail.formattedTotalOpenBalance ?? '';
}
