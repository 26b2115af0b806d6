import type { Schemas } from '../contract/operation-types.ts';
import type { AdministrativeUserRow } from '../rules/administrative-users/read-administrative-users.ts';
import { ADMINISTRATOR_ROLE } from '../rules/administrative-users/roles.ts';

/** Maps a row to the API's administrative user. */
export function administrativeUserJson(row: AdministrativeUserRow): Schemas['AdministrativeUser'] {
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
