import type { Schemas } from '../../contract/types.ts';
import type { Queryable } from '../../db/database.ts';
import { invalidFields } from '../api-error.ts';
import type { Session } from '../sessions.ts';

type Phone = Schemas['Phone'];

const GUATEMALA = { countryCode: '502', digits: 8 };

/**
 * Changes the telephone of who calls.
 * @throws ApiError 400 a number of Guatemala that has not eight digits
 */
export async function updatePhone(
  database: Queryable,
  { user }: Session,
  { countryCode, phoneNumber }: Phone,
): Promise<Phone> {
  if (countryCode === GUATEMALA.countryCode && phoneNumber.length !== GUATEMALA.digits) {
    throw invalidFields([{ field: 'phoneNumber', message: 'El teléfono debe tener 8 dígitos' }]);
  }
  await database.query('update users set country_code = $2, phone_number = $3 where id = $1', [
    user.id,
    countryCode,
    phoneNumber,
  ]);
  return { countryCode, phoneNumber };
}
