import type { Queryable } from '../../db/database.ts';
import { notFound } from '../api-error.ts';
import type { Session } from '../sessions.ts';

/** The username of the caller's business, with which all its other usernames begin. @throws ApiError 404 */
export async function requireBusinessUsername(database: Queryable, session: Session): Promise<string> {
  const [business] = await database.query<{ fri_username: string }>(
    'select fri_username from businesses where id = $1',
    [session.business.id],
  );
  if (!business) throw notFound('No se encontró el negocio');
  return business.fri_username;
}
