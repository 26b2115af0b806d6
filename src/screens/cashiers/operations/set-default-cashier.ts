import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/api.ts';
import type { CashierBranch } from '../cashier-branch.ts';
import { finishCashierChange } from '../finish-cashier-change.ts';

export async function setDefaultCashier(cashier: Cashier, branch: CashierBranch): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).setDefault({ id: cashier.id, ...branch.scope });
  return finishCashierChange(result, {
    title: 'La caja predeterminada',
    message: 'Se actualizo con éxito',
  });
}
