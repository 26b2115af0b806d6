import type { AdministrativeUser, Result } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

/** Their activity stays, under their name. */
export async function deleteAdministrativeUser({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(await api(createAdministrativeUsersApi).remove({ userId: id }));
}
