import type { Queryable } from '../db/database.ts';
import { type ApiError, conflict } from './api-error.ts';

/** The future owner of an address; `userId` is missing for a user that does not exist yet. */
interface Claimant {
  businessId: string;
  userId?: string;
}

/**
 * Refuses an e-mail address that somebody else of the business has: it is one person's there, and of other businesses nothing
 * is said. Of two who want one at the same moment the second waits until the transaction of the first ends.
 * @param title before the colon of what a person who is refused reads
 * @throws ApiError 409 at the field, also for the caller's own address
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
  if (owners.length > 0) throw taken(title, 'El correo electrónico ya está en uso');
}

function taken(title: string, message: string): ApiError {
  return conflict(title, message, [{ field: 'emailAddress', message }]);
}
