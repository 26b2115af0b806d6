import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { CLOSING_SAVED } from '../../../blocks/form/closing-type-dialog.tsx';
import { finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

/** An authorised cashier may make its own closings; otherwise only its administrators may. */
export async function setClosingLock(
  cashier: Cashier,
  branch: ShownBranch,
  authorised: boolean,
): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).setClosingLock({
    businessUserId: cashier.id,
    closingLocked: !authorised,
    ...branch.scope,
  });
  return finishCashierChange(result, CLOSING_SAVED);
}
