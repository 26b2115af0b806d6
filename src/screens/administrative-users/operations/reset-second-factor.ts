import type { AdministrativeUser, Result } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

/** For someone who lost the phone. */
export async function resetSecondFactor({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(
    await api(createAdministrativeUsersApi).resetSecondFactor({ userId: id }),
  );
}
