import type { AdministrativeUser, Result } from '@cobros/sdk';
import { enums, type Infer, object } from 'superstruct';
import { api } from '../../../api/api.ts';
import { finishPersonChange } from '../people-store.ts';
import { personContent, personRules } from './person-form.ts';

export const editPersonForm = object({ ...personRules, status: enums(['active', 'blocked']) });
export type EditPersonForm = Infer<typeof editPersonForm>;

export function formOf({
  name,
  emailAddress,
  phoneNumber,
  roleId,
  status,
}: AdministrativeUser): EditPersonForm {
  return {
    name,
    emailAddress,
    phoneNumber: phoneNumber ?? '',
    roleId,
    status: status === 'blocked' ? 'blocked' : 'active',
  };
}

/** A new role counts at the person's next call; who is blocked is signed out. */
export async function editPerson(person: AdministrativeUser, form: EditPersonForm): Promise<Result<unknown>> {
  const { phoneNumber, ...content } = personContent(form);
  const result = await api.administrativeUsers.update({
    ...content,
    userId: person.id,
    phoneNumber: phoneNumber || null,
    status: form.status,
  });
  return finishPersonChange(result);
}
