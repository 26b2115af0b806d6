import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';
import type { UserType } from './user-permissions.ts';

/** A user with all settings. */
export interface UserRow {
  id: string;
  name: string;
  username: string;
  phone_number: string | null;
  email_address: string;
  created_at: Date;
  type: UserType;
  status: Schemas['UserStatus'];
  reference_id: string | null;
  branch_id: string | null;
  notification_method: Schemas['NotificationMethod'];
  webhook_url: string;
  webhook_api_key: string;
  webhook_api_key_header: string;
  webhook_secret: string | null;
  closing_type: Schemas['ClosingType'];
  closing_time: number | null;
  closing_locked: boolean;
  titular_id: string | null;
  child_ids: string[];
}

/** The select used by all reads of users; its columns are those of `UserRow`. */
export const SELECT_USERS = `select u.id, u.name, u.username, u.phone_number, u.email_address, u.created_at, u.type,
    u.status, u.reference_id, u.branch_id, u.notification_method, u.webhook_url, u.webhook_api_key,
    u.webhook_api_key_header, u.webhook_secret, u.closing_type, u.closing_time, u.closing_locked, u.titular_id,
    array(select child.id from users child where child.titular_id = u.id order by child.username) as child_ids
  from users u`;

/**
 * Reads one user by id, whatever its status.
 * @throws ApiError 404
 */
export async function requireUser(database: Queryable, userId: string): Promise<UserRow> {
  const [row] = await database.query<UserRow>(`${SELECT_USERS} where u.id = $1`, [userId]);
  if (!row) throw notFound('No se encontró el usuario');
  return row;
}
