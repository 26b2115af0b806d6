import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** Sets the cashiers that this one sees and closes; without any it is no titular. */
export async function setChildren(
  cashier: Cashier,
  branch: ShownBranch,
  children: string[],
): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).setChildren({
    businessUserId: cashier.id,
    businessUserChildren: children,
    ...branch.scope,
  });
  return finishCashierChange(result, { title: 'La caja titular', message: 'Se actualizo con éxito' });
}
