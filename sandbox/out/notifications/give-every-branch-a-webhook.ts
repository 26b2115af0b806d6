import type { Queryable } from '#ground/db/database.ts';
import { ensureSecret } from './save-notification-setting.ts';

/**
 * Gives every branch without a webhook one of version 2 with this URL, as if its administrator had set it.
 * @returns the branches with a webhook of version 2 (by administrator), and the secrets that sign it
 */
export async function giveEveryBranchAWebhook(
  database: Queryable,
  url: string,
): Promise<{ username: string; secret: string }[]> {
  await database.query(
    `update users set notification_method = 'webhook-v2', webhook_url = $1
     where type = 'branch_admin' and status <> 'deleted' and notification_method not in ('webhook', 'webhook-v2')`,
    [url],
  );
  const branches = await database.query<{ id: string; username: string }>(
    `select id, username from users
     where type = 'branch_admin' and status <> 'deleted' and notification_method = 'webhook-v2' order by username`,
  );
  const secrets = [];
  for (const { id, username } of branches) {
    secrets.push({ username, secret: await ensureSecret(database, id) });
  }
  return secrets;
}
