import type { Cashier, Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { cleanName } from '../../../domain/clean-text.ts';
import { email, reference, required } from '../../../domain/form-rules.ts';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

export const editCashierForm = object({
  name: required(),
  referenceId: reference(),
  emailAddress: email(),
});
export type EditCashierForm = Infer<typeof editCashierForm>;

export function formOf({ name, referenceId, emailAddress }: Cashier): EditCashierForm {
  return { name, referenceId: referenceId ?? '', emailAddress };
}

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
