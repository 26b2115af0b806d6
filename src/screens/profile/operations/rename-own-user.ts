import type { Result } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../../api/business-api.ts';
import { cleanName } from '../../../domain/clean-text.ts';
import { PLACES } from '../../../stores/cache-keys.ts';
import { finishProfileChange } from '../finish-profile-change.ts';
import type { NameForm } from '../name-form.ts';

/** The name of the signed-in person or cashier. */
export async function renameOwnUser(userId: string, form: NameForm): Promise<Result<unknown>> {
  const name = cleanName(form.name);
  const result = await api(createCashiersApi).modify({ userId, name, level: 'BusinessUser' });
  return finishProfileChange(result, {
    title: 'Nombre',
    change: (before) => ({ ...before, user: { ...before.user, name } }),
    lists: PLACES,
  });
}
