import type { Result } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/api.ts';
import { createIdempotencyKeys } from '../../../api/idempotency-keys.ts';
import { username } from '../../../domain/form-rules.ts';
import { COUNTRY_CODE, finishPersonChange } from '../people-store.ts';
import { personContent, personRules } from './person-form.ts';

export const createPersonForm = object({ ...personRules(COUNTRY_CODE), username: username() });
export type CreatePersonForm = Infer<typeof createPersonForm>;

export const EMPTY_PERSON: CreatePersonForm = {
  name: '',
  username: '',
  emailAddress: '',
  phoneNumber: '',
  roleId: '',
};

const keys = createIdempotencyKeys();

/** The person gets a one-time password by e-mail. The business's username stands before what was typed. */
export async function createPerson(friUsername: string, form: CreatePersonForm): Promise<Result<unknown>> {
  const { countryCode, phoneNumber, ...person } = personContent(COUNTRY_CODE, form);
  const content = {
    ...person,
    username: `${friUsername}-${form.username.trim()}`,
    ...(phoneNumber && { countryCode, phoneNumber }),
  };
  const result = await api.administrativeUsers.create(content, { idempotencyKey: keys.keyFor(content) });
  keys.learn(result);
  return finishPersonChange(result);
}
