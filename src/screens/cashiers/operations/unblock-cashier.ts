import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/api.ts';
import type { CashierBranch } from '../cashier-branch.ts';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';

export async function unblockCashier(cashier: Cashier, branch: CashierBranch): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).unblock({ userId: cashier.id, ...branch.scope });
  return finishCashierChange(result, { title: 'Se desbloqueo', message: cashierMessage(cashier) });
}
