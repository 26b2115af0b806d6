import type { Queryable } from '#ground/db/database.ts';

/** GET users: all app users by name, with the number of their pending requests. */
export function listAppUsers(database: Queryable) {
  return database.query<{
    username: string;
    name: string;
    lastname: string;
    countryCode: string;
    phoneNumber: string;
    pendingRequests: number;
  }>(
    `select username, name, lastname, country_code as "countryCode", phone_number as "phoneNumber",
       (select count(*) from transactions t
        where t.app_user_id = u.id and t.status = 'pending' and t.origin = 'request') as "pendingRequests"
     from app_users u order by name, lastname`,
  );
}
