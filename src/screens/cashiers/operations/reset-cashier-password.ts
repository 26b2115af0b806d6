import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** Sends the cashier a one-time password by e-mail. */
export async function resetCashierPassword(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).resetPassword({ userId: cashier.id, ...branch.scope });
  return finishCashierChange(result, {
    title: 'Se reinicio la contraseña',
    message: cashierMessage(cashier),
  });
}
