import type { Schemas } from '../../contract/types.ts';
import type { Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { invalidFields } from '../api-error.ts';
import type { Session } from '../sessions.ts';

type Phone = Schemas['Phone'];

const GUATEMALA = { countryCode: '502', digits: 8 };

/**
 * Changes the telephone of who calls.
 * @throws ApiError 400 a number of Guatemala that has not eight digits
 */
export async function updatePhone(
  database: Transactional,
  session: Session,
  { countryCode, phoneNumber }: Phone,
  now: Date,
): Promise<Phone> {
  if (countryCode === GUATEMALA.countryCode && phoneNumber.length !== GUATEMALA.digits) {
    throw invalidFields([{ field: 'phoneNumber', message: 'El teléfono debe tener 8 dígitos' }]);
  }
  await database.transaction(async (tx) => {
    await tx.query('update users set country_code = $2, phone_number = $3 where id = $1', [
      session.user.id,
      countryCode,
      phoneNumber,
    ]);
    await recordActivity(tx, session, { action: 'own-phone', detail: `+${countryCode} ${phoneNumber}` }, now);
  });
  return { countryCode, phoneNumber };
}
