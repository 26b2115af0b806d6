import type { Result, Schemas } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { username } from '../../../domain/form-rules.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { administrativeUserContent, administrativeUserRules } from '../administrative-user-form.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

export const createAdministrativeUserForm = object({
  ...administrativeUserRules(COUNTRY_CODE),
  username: username(),
});
export type CreateAdministrativeUserForm = Infer<typeof createAdministrativeUserForm>;

export const EMPTY_ADMINISTRATIVE_USER: CreateAdministrativeUserForm = {
  name: '',
  username: '',
  emailAddress: '',
  phoneNumber: '',
  roleId: '',
};

const create = idempotent((content: Schemas['CreateAdministrativeUserContent'], options) =>
  api(createAdministrativeUsersApi).create(content, options),
);

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
  const result = await create(content);
  return finishAdministrativeUserChange(result);
}
