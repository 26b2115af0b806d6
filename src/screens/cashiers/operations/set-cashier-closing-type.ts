import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { CLOSING_SAVED } from '../../../blocks/form/closing-type-dialog.tsx';
import { type ClosingConfig, closingContent } from '../../../domain/closing-config.ts';
import { finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

export async function setCashierClosingType(
  cashier: Cashier,
  branch: ShownBranch,
  config: ClosingConfig,
): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).setClosingConfig({
    level: 'BusinessUser',
    ownerId: cashier.id,
    ...closingContent(config),
    ...branch.scope,
  });
  return finishCashierChange(result, CLOSING_SAVED);
}
