import type { AdministrativeUser, Result, Schemas } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

const reset = idempotent((content: Schemas['AdministrativeUserIdContent'], options) =>
  api(createAdministrativeUsersApi).resetSecondFactor(content, options),
);

/** For someone who lost the phone. */
export async function resetSecondFactor({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(await reset({ userId: id }));
}
