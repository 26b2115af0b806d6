import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';

/** The username of the caller's business, with which all its other usernames begin. @throws ApiError 404 */
export async function requireBusinessUsername(database: Queryable, session: Session): Promise<string> {
  const [business] = await database.query<{ fri_username: string }>(
    'select fri_username from businesses where id = $1',
    [session.business.id],
  );
  if (!business) throw notFound('No se encontró el negocio');
  return business.fri_username;
}
