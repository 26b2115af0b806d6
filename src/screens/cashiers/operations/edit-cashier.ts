import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { cleanName } from '../../../domain/clean-text.ts';
import type { EditCashierForm } from '../cashier-form.ts';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

export async function editCashier(
  cashier: Cashier,
  branch: ShownBranch,
  form: EditCashierForm,
): Promise<Result<unknown>> {
  const result = await api(createCashiersApi).modify({
    userId: cashier.id,
    name: cleanName(form.name),
    emailAddress: form.emailAddress.trim(),
    referenceId: form.referenceId.trim(),
    ...branch.scope,
  });
  return finishCashierChange(result, { title: 'Se edito', message: cashierMessage(cashier) });
}
