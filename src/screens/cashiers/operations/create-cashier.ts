import type { Result, Schemas } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/api.ts';
import { createIdempotencyKeys } from '../../../api/idempotency-keys.ts';
import { email, reference, required, username } from '../../../domain/form-rules.ts';
import { plainName } from '../../../domain/plain-line.ts';
import type { CashierBranch } from '../cashier-branch.ts';
import { finishCashierChange, named } from '../cashiers-store.ts';

export const createCashierForm = object({
  name: required(),
  referenceId: reference(),
  username: username(),
  emailAddress: email(),
});
export type CreateCashierForm = Infer<typeof createCashierForm>;

export const EMPTY_CASHIER: CreateCashierForm = { name: '', referenceId: '', username: '', emailAddress: '' };

const keys = createIdempotencyKeys();

export async function createCashier(
  branch: CashierBranch,
  form: CreateCashierForm,
): Promise<Result<unknown>> {
  const content = contentOf(branch, form);
  const result = await api.cashiers.create(content, { idempotencyKey: keys.keyFor(content) });
  keys.learn(result);
  const { message = named(content) } = (result.ok && result.info) || {};
  return finishCashierChange(result, { title: 'Caja creada', message });
}

export function contentOf(branch: CashierBranch, form: CreateCashierForm): Schemas['CreateCashierContent'] {
  return {
    name: plainName(form.name),
    username: `${branch.username}-${form.username.trim()}`,
    emailAddress: form.emailAddress.trim(),
    referenceId: form.referenceId.trim(),
    ...branch.scope,
  };
}
