import type { AdministrativeUser, Result, Schemas } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

const remove = idempotent((content: Schemas['AdministrativeUserIdContent'], options) =>
  api(createAdministrativeUsersApi).remove(content, options),
);

/** Their activity stays, under their name. */
export async function deleteAdministrativeUser({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(await remove({ userId: id }));
}
