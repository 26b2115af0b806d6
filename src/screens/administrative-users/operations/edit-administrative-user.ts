import type { AdministrativeUser, Result } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { changeUserData } from '../../../stores/change-user-data.ts';
import { administrativeUserContent, type EditAdministrativeUserForm } from '../administrative-user-form.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

/**
 * A new role takes effect at the person's next call; blocking signs the person out. A change of oneself is shown at
 * once.
 */
export async function editAdministrativeUser(
  person: AdministrativeUser,
  own: boolean,
  form: EditAdministrativeUserForm,
): Promise<Result<unknown>> {
  const { phoneNumber, ...content } = administrativeUserContent(person.countryCode, form);
  const result = await api(createAdministrativeUsersApi).update({
    ...content,
    userId: person.id,
    phoneNumber: phoneNumber || null,
    status: form.status,
  });
  if (result.ok && own) {
    const { name, phoneNumber } = result.data.user;
    changeUserData((before) => ({ ...before, user: { ...before.user, name, phoneNumber } }));
  }
  return finishAdministrativeUserChange(result);
}
