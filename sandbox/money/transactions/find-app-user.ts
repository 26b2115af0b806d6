import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { broughtBack, withoutSeparators } from '../../../words/brought-back.ts';

/** A user of the payment app. */
export interface AppUserRow {
  id: string;
  name: string;
  username: string;
  lastname: string;
  avatar: string | null;
  country_code: string;
  phone_number: string;
  type: string;
}

/**
 * Finds an app user by the complete username, with or without `@`, or by the complete phone number, with or without country
 * code. There is no search by parts, so that users cannot be enumerated.
 * @throws ApiError 404
 */
export async function findAppUser(database: Queryable, search: string): Promise<AppUserRow> {
  const typed = broughtBack(search).toLowerCase();
  const username = typed.replace(/^@/, '');
  const phone = /^[+\d().]+$/.test(withoutSeparators(search)) ? typed.replace(/\D/g, '') : '';
  const [row] = await database.query<AppUserRow>(
    `select id, name, username, lastname, avatar, country_code, phone_number, type from app_users
     where username = $1 or ($2 <> '' and (phone_number = $2 or country_code || phone_number = $2))
     order by username = $1 desc limit 1`,
    [username, phone],
  );
  if (!row) throw notFound('No encontramos a nadie con ese usuario o teléfono');
  return row;
}
