import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

export async function setDefaultCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).setDefault({ id: cashier.id, ...branch.scope });
  return finishCashierChange(result, {
    title: 'La caja predeterminada',
    message: 'Se actualizo con éxito',
  });
}
