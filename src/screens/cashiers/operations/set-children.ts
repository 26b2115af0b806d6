import type { Cashier, Result } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { CashierBranch } from '../cashier-branch.ts';
import { finishCashierChange } from '../cashiers-store.ts';

/** The cashiers it sees and closes; none makes it a plain one again. */
export async function setChildren(
  cashier: Cashier,
  branch: CashierBranch,
  children: string[],
): Promise<Result<unknown>> {
  const result = await api.cashiers.setChildren({
    businessUserId: cashier.id,
    businessUserChildren: children,
    ...branch.scope,
  });
  return finishCashierChange(result, { title: 'La caja titular', message: 'Se actualizo con éxito' });
}
