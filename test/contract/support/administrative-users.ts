import type { Schemas } from '@cobros/sdk';
import { dataOf, type TestSandbox } from '../../support/suite.ts';

export const PAOLA = {
  name: 'Paola Méndez',
  username: 'tiendaluna-paola.mendez',
  emailAddress: 'paola@luna.gt',
  countryCode: '502',
  phoneNumber: '55550190',
  roleId: 'ro_contabilidad',
};

/** Creates administrative users of Tienda Luna, each with a role and the common password. */
export async function makesPersons({ database, api }: TestSandbox) {
  const owner = await api('tiendaluna');
  let number = 0;
  return async (roleId: string) => {
    number += 1;
    await database.query(
      `insert into users (id, business_id, type, role_id, username, name, email_address, password_hash, created_at)
       select $1, 'bu_luna', 'admin', $2, $3, $4, $5, password_hash, now() from users where id = 'us_luna'`,
      [
        `us_persona${number}`,
        roleId,
        `tiendaluna-persona${number}`,
        `Persona ${number}`,
        `p${number}@luna.gt`,
      ],
    );
    return dataOf(await owner.administrativeUsers.get({ userId: `us_persona${number}` })).user;
  };
}

/** An edit that changes nothing. */
export const editOf = ({ id, name, emailAddress, roleId }: Schemas['AdministrativeUser']) => ({
  userId: id,
  name,
  emailAddress,
  roleId,
});
