import type { AdministrativeUser, Result, Schemas } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

const reset = idempotent((content: Schemas['UserReferenceContent'], options) =>
  api(createAdministrativeUsersApi).resetPassword(content, options),
);

/** Signs the person out and sends a one-time password by e-mail. */
export async function resetAdministrativeUserPassword({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(await reset({ userId: id }));
}
