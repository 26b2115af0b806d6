import type { Cashier, Result } from '@cobros/sdk';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';
import { changeCashierStatus } from './change-cashier-status.ts';

/** Its sessions end at once. */
export async function blockCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await changeCashierStatus({ to: 'blocked', userId: cashier.id, ...branch.scope });
  return finishCashierChange(result, { title: 'Se bloqueo', message: cashierMessage(cashier) });
}
