import type { Queryable } from '#ground/db/database.ts';
import { type ApiError, conflict } from '#terms/errors/api-error.ts';

/** True if a username is currently free. This does not reserve it. */
export async function isUsernameFree(database: Queryable, username: string): Promise<boolean> {
  const taken = await database.query(
    'select 1 from users where username = $1 union all select 1 from businesses where fri_username = $1',
    [username],
  );
  return taken.length === 0;
}

/** 409: the username is taken. */
export function takenUsername(username: string): ApiError {
  const message = `El usuario ${username} ya está en uso: elige otro`;
  return conflict('taken', 'Afiliación', message, [{ field: 'username', message }]);
}
