import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/api.ts';
import type { CashierBranch } from '../cashier-branch.ts';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';

/** Sends the cashier a one-time password by e-mail. */
export async function resetCashierPassword(
  cashier: Cashier,
  branch: CashierBranch,
): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).resetPassword({ userId: cashier.id, ...branch.scope });
  return finishCashierChange(result, {
    title: 'Se reinicio la contraseña',
    message: cashierMessage(cashier),
  });
}
