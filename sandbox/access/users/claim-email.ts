import type { Queryable } from '#ground/db/database.ts';
import { type ApiError, conflict } from '#terms/errors/api-error.ts';

/** The future owner of an address; `userId` is absent for a user that does not exist yet. */
interface Claimant {
  businessId: string;
  userId?: string;
}

/**
 * Ensures that an e-mail address belongs to one person within a business; other businesses are not checked. Of two simultaneous
 * claims, the second waits until the transaction of the first ends.
 * @param title of the error message
 * @throws ApiError 409 with the field, also for the user's current address
 */
export async function claimEmail(
  tx: Queryable,
  { businessId, userId }: Claimant,
  emailAddress: string,
  title: string,
): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [
    `${businessId} ${emailAddress.toLowerCase()}`,
  ]);
  const owners = await tx.query<{ id: string }>(
    `select id from users where business_id = $1 and lower(email_address) = lower($2) and status <> 'deleted'`,
    [businessId, emailAddress],
  );
  if (owners.some(({ id }) => id === userId)) throw taken(title, 'Ya es tu correo electrónico');
  if (owners.length > 0) throw taken(title, 'El correo electrónico ya está en uso: escribe otro');
}

function taken(title: string, message: string): ApiError {
  return conflict('taken', title, message, [{ field: 'emailAddress', message }]);
}
