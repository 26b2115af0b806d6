import type { Result } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { administrativeUserContent, type CreateAdministrativeUserForm } from '../administrative-user-form.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

/** Sends a one-time password by e-mail. The username starts with the business's. */
export async function createAdministrativeUser(
  friUsername: string,
  form: CreateAdministrativeUserForm,
): Promise<Result<unknown>> {
  const { countryCode, phoneNumber, ...person } = administrativeUserContent(COUNTRY_CODE, form);
  const content = {
    ...person,
    username: `${friUsername}-${form.username.trim()}`,
    ...(phoneNumber && { countryCode, phoneNumber }),
  };
  const result = await api(createAdministrativeUsersApi).create(content);
  return finishAdministrativeUserChange(result);
}
