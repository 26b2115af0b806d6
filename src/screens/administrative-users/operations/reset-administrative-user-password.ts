import type { AdministrativeUser, Result } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

/** Signs the person out and sends a one-time password by e-mail. */
export async function resetAdministrativeUserPassword({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(
    await api(createAdministrativeUsersApi).resetPassword({ userId: id }),
  );
}
