import type { Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { cleanName } from '../../../domain/clean-text.ts';
import { finishProfileChange } from '../finish-profile-change.ts';
import type { NameForm } from '../name-form.ts';

/** The account of the business has the business's name. */
export async function renameBusiness(userId: string, form: NameForm): Promise<Result<unknown>> {
  const name = cleanName(form.name);
  const result = await api(createCashiersApi).modify({ userId, name, level: 'Business' });
  return finishProfileChange(result, {
    title: 'Nombre',
    change: (before) => ({ ...before, business: { ...before.business, name } }),
  });
}
