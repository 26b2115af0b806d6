import type { Result, Schemas } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { cleanName } from '../../../domain/clean-text.ts';
import type { CreateCashierForm } from '../cashier-form.ts';
import { cashierMessage, finishCashierChange } from '../finish-cashier-change.ts';
import type { ShownBranch } from '../use-shown-branch.ts';

export async function createCashier(branch: ShownBranch, form: CreateCashierForm): Promise<Result<unknown>> {
  const content = contentOf(branch, form);
  const result = await api(createCashiersApi).create(content);
  const { message = cashierMessage(content) } = (result.ok && result.info) || {};
  return finishCashierChange(result, { title: 'Caja creada', message });
}

export function contentOf(branch: ShownBranch, form: CreateCashierForm): Schemas['CreateCashierContent'] {
  return {
    name: cleanName(form.name),
    username: `${branch.username}-${form.username.trim()}`,
    emailAddress: form.emailAddress.trim(),
    referenceId: form.referenceId.trim(),
    ...branch.scope,
  };
}
