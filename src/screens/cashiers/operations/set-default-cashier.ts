import type { Cashier, Result, Schemas } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

const setDefault = idempotent((content: Schemas['SetDefaultCashierContent'], options) =>
  api(createCashiersApi).setDefault(content, options),
);

export async function setDefaultCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await setDefault({ id: cashier.id, ...branch.scope });
  return finishCashierChange(result, {
    title: 'La caja predeterminada',
    message: 'Se actualizo con éxito',
  });
}
