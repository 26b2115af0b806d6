import type { Result } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/api.ts';
import { cleanName } from '../../../domain/clean-text.ts';
import { required } from '../../../domain/form-rules.ts';
import { PLACES } from '../../../stores/cache-keys.ts';
import { finishProfileChange } from '../finish-profile-change.ts';

export const nameForm = object({ name: required() });
export type NameForm = Infer<typeof nameForm>;

/** The account of the business has the business's name. */
export async function renameBusiness(userId: string, form: NameForm): Promise<Result<unknown>> {
  const name = cleanName(form.name);
  const result = await api.cashiers.modify({ userId, name, level: 'Business' });
  return finishProfileChange(result, {
    title: 'Nombre',
    change: (before) => ({ ...before, business: { ...before.business, name } }),
  });
}

/** The name of the signed-in person or cashier. */
export async function renameOwn(userId: string, form: NameForm): Promise<Result<unknown>> {
  const name = cleanName(form.name);
  const result = await api.cashiers.modify({ userId, name, level: 'BusinessUser' });
  return finishProfileChange(result, {
    title: 'Nombre',
    change: (before) => ({ ...before, user: { ...before.user, name } }),
    lists: PLACES,
  });
}
