import type { Cashier, Result } from '@cobros/sdk';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';
import { changeCashierStatus } from './change-cashier-status.ts';

export async function unblockCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await changeCashierStatus({ to: 'active', userId: cashier.id, ...branch.scope });
  return finishCashierChange(result, { title: 'Se desbloqueo', message: cashierMessage(cashier) });
}
