import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { checkPhoneNumber } from '#terms/errors/check-phone-number.ts';

type Phone = Schemas['Phone'];

/**
 * Changes the caller's phone number.
 * @throws ApiError 400 for a number of Guatemala that does not have eight digits
 */
export async function updatePhone(
  database: Transactional,
  session: Session,
  { countryCode, phoneNumber }: Phone,
  now: Date,
): Promise<Phone> {
  checkPhoneNumber(countryCode, phoneNumber);
  await database.transaction(async (tx) => {
    const changed = await tx.query(
      `update users set country_code = $2, phone_number = $3
       where id = $1 and (country_code, phone_number) is distinct from ($2, $3) returning 1`,
      [session.user.id, countryCode, phoneNumber],
    );
    if (changed.length === 0) return;
    await recordActivity(tx, session, { action: 'own-phone', detail: `+${countryCode} ${phoneNumber}` }, now);
  });
  return { countryCode, phoneNumber };
}
