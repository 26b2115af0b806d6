import type { AdministrativeUser, Result } from '@cobros/sdk';
import { enums, type Infer, object } from 'superstruct';
import { api } from '../../../api/api.ts';
import { changeUserData } from '../../../stores/change-user-data.ts';
import { finishPersonChange } from '../finish-person-change.ts';
import { personContent, personRules } from '../person-form.ts';

export const editPersonForm = (countryCode: string) =>
  object({ ...personRules(countryCode), status: enums(['active', 'blocked']) });
export type EditPersonForm = Infer<ReturnType<typeof editPersonForm>>;

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

/**
 * A new role takes effect at the person's next call; blocking signs the person out. A change of oneself is shown at
 * once.
 */
export async function editPerson(
  person: AdministrativeUser,
  own: boolean,
  form: EditPersonForm,
): Promise<Result<unknown>> {
  const { phoneNumber, ...content } = personContent(person.countryCode, form);
  const result = await api.administrativeUsers.update({
    ...content,
    userId: person.id,
    phoneNumber: phoneNumber || null,
    status: form.status,
  });
  if (result.ok && own) {
    const { name, phoneNumber } = result.data.user;
    changeUserData((before) => ({ ...before, user: { ...before.user, name, phoneNumber } }));
  }
  return finishPersonChange(result);
}
