import { ADMINISTRATOR_ROLE } from '#access/users/user-permissions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { createAdministrativeUser } from '#places/administrative-users/create-administrative-user.ts';
import { deleteAdministrativeUser } from '#places/administrative-users/delete-administrative-user.ts';
import { editAdministrativeUser as edit } from '#places/administrative-users/edit.ts';
import {
  type AdministrativeUserRow,
  requireAdministrativeUser,
  listAdministrativeUsers as rowsOf,
} from '#places/administrative-users/read-administrative-users.ts';
import { resetSecondFactor as resetFactor } from '#places/administrative-users/reset-second-factor.ts';
import { listRoles as rolesOf } from '#places/administrative-users/roles.ts';
import { setSecondFactorRoles as setRoles } from '#places/administrative-users/set-second-factor-roles.ts';
import { pageProperties } from '#terms/errors/page-properties.ts';

/** POST users/v1/admin/users/list */
export const list: Handler<'administrativeUsers.list'> = async (call) => {
  const { content, database, session } = call;
  const { rows, count } = await rowsOf(database, session.business.id, content);
  return {
    content: {
      data: rows.map(administrativeUserJson),
      count,
      pageProperties: pageProperties(content.pageProperties, count),
    },
  };
};

/** POST users/v1/admin/users/create */
export const create: Handler<'administrativeUsers.create'> = async (call) => {
  const { content, database, session, now } = call;
  const id = await createAdministrativeUser(database, session, content, now);
  const user = administrativeUserJson(await requireAdministrativeUser(database, session.business.id, id));
  const message = `Enviamos a ${user.emailAddress} la contraseña de un solo uso de @${user.username}`;
  return { content: { user }, info: { title: 'Usuario creado', message } };
};

/** POST users/v1/admin/users/get */
export const get: Handler<'administrativeUsers.get'> = async (call) => {
  const { content, database, session } = call;
  return {
    content: {
      user: administrativeUserJson(
        await requireAdministrativeUser(database, session.business.id, content.userId),
      ),
    },
  };
};

/** POST users/v1/admin/users/edit */
export const update: Handler<'administrativeUsers.update'> = async (call) => {
  const { content, database, session, now } = call;
  await edit(database, session, content, now);
  const user = administrativeUserJson(
    await requireAdministrativeUser(database, session.business.id, content.userId),
  );
  return { content: { user }, info: { title: 'Se edito', message: subjectOf(user) } };
};

/** POST users/v1/admin/users/delete */
export const remove: Handler<'administrativeUsers.remove'> = async (call) => {
  const { content, database, session, now } = call;
  const user = await deleteAdministrativeUser(database, session, content.userId, now);
  return { content: {}, info: { title: 'Se elimino', message: subjectOf(user) } };
};

/** POST users/v1/admin/users/second-factor/reset */
export const resetSecondFactor: Handler<'administrativeUsers.resetSecondFactor'> = async (call) => {
  const user = await resetFactor(call.database, call.session, call.content.userId, call.now);
  return { content: {}, info: { title: 'Se quitó la verificación en dos pasos', message: subjectOf(user) } };
};

/** POST users/v1/admin/role/list */
export const listRoles: Handler<'administrativeUsers.listRoles'> = async ({ database, session }) => ({
  content: { roles: await rolesOf(database, session.business.id) },
});

/** POST users/v1/admin/role/second-factor */
export const setSecondFactorRoles: Handler<'administrativeUsers.setSecondFactorRoles'> = async (call) => {
  const { content, database, session, now } = call;
  await setRoles(database, session, content.roleIds, now);
  return {
    content: { roles: await rolesOf(database, session.business.id) },
    info: { title: 'Verificación en dos pasos', message: 'Se actualizo con éxito' },
  };
};

function subjectOf({ username }: Pick<Schemas['AdministrativeUser'], 'username'>): string {
  return `Usuario @${username}`;
}

/** Maps a row to the API's administrative user. */
function administrativeUserJson(row: AdministrativeUserRow): Schemas['AdministrativeUser'] {
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    emailAddress: row.email_address,
    countryCode: row.country_code,
    phoneNumber: row.phone_number,
    status: row.status,
    role: row.role_name ?? ADMINISTRATOR_ROLE.name,
    roleId: row.role_id ?? ADMINISTRATOR_ROLE.id,
    isOwner: row.role_id === null,
    secondFactorEnabled: row.second_factor_enabled,
  };
}
