import type { Result, Schemas } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { username } from '../../../domain/form-rules.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { finishPersonChange } from '../finish-person-change.ts';
import { personContent, personRules } from '../person-form.ts';

export const createPersonForm = object({ ...personRules(COUNTRY_CODE), username: username() });
export type CreatePersonForm = Infer<typeof createPersonForm>;

export const EMPTY_PERSON: CreatePersonForm = {
  name: '',
  username: '',
  emailAddress: '',
  phoneNumber: '',
  roleId: '',
};

const create = idempotent((content: Schemas['CreateAdministrativeUserContent'], options) =>
  api.administrativeUsers.create(content, options),
);

/** Sends a one-time password by e-mail. The username starts with the business's. */
export async function createPerson(friUsername: string, form: CreatePersonForm): Promise<Result<unknown>> {
  const { countryCode, phoneNumber, ...person } = personContent(COUNTRY_CODE, form);
  const content = {
    ...person,
    username: `${friUsername}-${form.username.trim()}`,
    ...(phoneNumber && { countryCode, phoneNumber }),
  };
  const result = await create(content);
  return finishPersonChange(result);
}
