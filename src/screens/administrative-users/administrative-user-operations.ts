import type { AdministrativeUser, Result, Role, Schemas } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { createAuthApi } from '@cobros/sdk/auth';
import { api } from '#api/business-api.ts';
import { keyedApi } from '#api/keyed-calls.ts';
import { callIfChanged, finishChange } from '#blocks/form/finish-change.ts';
import { type ListFilter, PAGE_SIZE } from '#blocks/list/use-client-side-list.ts';
import { ACTIVITY, ADMINISTRATIVE_USERS } from '#stores/cache-keys.ts';
import { changeUserData } from '#stores/change-user-data.ts';
import type { Load } from '#stores/resource.ts';
import { getSessionId, startSession } from '#stores/session.ts';
import { COUNTRY_CODE } from '#words/phone.ts';
import { administrativeUserModal } from './administrative-user-actions.ts';
import {
  administrativeUserContent,
  type CreateAdministrativeUserForm,
  type EditAdministrativeUserForm,
  formOf,
} from './administrative-user-form.ts';

/** Finishes every operation of this screen, showing the server's own title and message. */
function finishAdministrativeUserChange<Data>(
  result: Result<Data>,
  close = administrativeUserModal.close,
): Promise<Result<Data>> {
  const { title = 'Equipo', message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, {
    title,
    message,
    changed: [ADMINISTRATIVE_USERS, ACTIVITY],
    close,
  });
}

const showAccess = (person: AdministrativeUser) => () =>
  administrativeUserModal.open({ step: 'access', person });

export interface AdministrativeUsersPage {
  data: readonly AdministrativeUser[];
  count: number;
  pageProperties: { currentPage: number; totalPages: number };
}

export const listAdministrativeUsers =
  ({ text, status }: ListFilter, page: number): Load<AdministrativeUsersPage> =>
  (signal) =>
    keyedApi(createAdministrativeUsersApi).list(
      {
        ...(text && { search: text }),
        ...((status === 'active' || status === 'blocked') && { status }),
        pageProperties: { currentPage: page, pageSize: PAGE_SIZE },
      },
      { signal },
    );

export const listRoles: Load<{ roles: readonly Role[] }> = (signal) =>
  keyedApi(createAdministrativeUsersApi).listRoles({ signal });

/** Creates the user, who gets a one-time password by e-mail. The username starts with that of the business. */
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
  const result = await keyedApi(createAdministrativeUsersApi).create(content);
  return finishAdministrativeUserChange(result, result.ok ? showAccess(result.data.user) : undefined);
}

/**
 * A new role takes effect at the user's next call, and blocking ends the user's sessions. Changes to the own account
 * are shown immediately.
 */
export async function editAdministrativeUser(
  person: AdministrativeUser,
  own: boolean,
  form: EditAdministrativeUserForm,
): Promise<Result<unknown>> {
  const contentOf = (
    values: EditAdministrativeUserForm,
  ): Required<Schemas['EditAdministrativeUserContent']> => {
    const { phoneNumber, ...content } = administrativeUserContent(person.countryCode, values);
    return { ...content, userId: person.id, phoneNumber: phoneNumber || null, status: values.status };
  };
  const result = await callIfChanged(
    contentOf(form),
    contentOf(formOf(person)),
    keyedApi(createAdministrativeUsersApi).update,
  );
  if (result.ok && own && result.data.user) {
    const { name, phoneNumber } = result.data.user;
    changeUserData((before) => ({ ...before, user: { ...before.user, name, phoneNumber } }));
  }
  return finishAdministrativeUserChange(result);
}

/** Deletes the user. The user's activity stays, under the same name. */
export async function deleteAdministrativeUser({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(await keyedApi(createAdministrativeUsersApi).remove({ userId: id }));
}

/** Ends the user's sessions and sends a one-time password by e-mail. */
export const sendAdministrativeUserPassword = ({ id }: AdministrativeUser) =>
  keyedApi(createAdministrativeUsersApi).resetPassword({ userId: id });

export async function resetAdministrativeUserPassword(person: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(await sendAdministrativeUserPassword(person), showAccess(person));
}

/** Removes the second factor of a user who has lost the phone. */
export async function resetSecondFactor({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishAdministrativeUserChange(
    await keyedApi(createAdministrativeUsersApi).resetSecondFactor({ userId: id }),
  );
}

/**
 * Sets the roles that require a second factor. If the caller's own role is among them and has none set up, the portal
 * asks for it next.
 */
export async function setSecondFactorRoles(
  chosen: readonly string[],
  saved: readonly string[],
): Promise<Result<unknown>> {
  let called = false;
  const result = await finishAdministrativeUserChange(
    await callIfChanged([...chosen], [...saved], (roleIds) => {
      called = true;
      return keyedApi(createAdministrativeUsersApi).setSecondFactorRoles({ roleIds });
    }),
  );
  if (!result.ok || !called) return result;
  const renewed = await api(createAuthApi).renewSession();
  if (renewed.ok && renewed.data.sessionId === getSessionId()) startSession(renewed.data);
  return result;
}
