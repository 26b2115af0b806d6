import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** Its history stays. */
export async function deleteCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).remove({ userId: cashier.id, ...branch.scope });
  const { message = cashierMessage(cashier) } = (result.ok && result.info) || {};
  return finishCashierChange(result, { title: 'Se elimino', message });
}
