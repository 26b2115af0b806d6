import type { Schemas } from '../contract/operation-types.ts';
import type { UserRow } from '../rules/cashiers/read.ts';
import type { Session } from '../rules/sessions.ts';

/** Maps a row to the API's cashier. Omits its keys for callers who may not change them. */
export function cashierJson(row: UserRow, session: Session): Schemas['Cashier'] {
  const seesKeys = session.permissions.has(row.type === 'branch_admin' ? 'branch_manage' : 'cashier_manage');
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    phoneNumber: row.phone_number,
    emailAddress: row.email_address,
    creationDate: row.created_at.toISOString(),
    type: row.type,
    status: row.status,
    referenceId: row.reference_id,
    branchId: row.branch_id,
    ...notificationJson(row, seesKeys),
    closingType: row.closing_type,
    closingTime: row.closing_time,
    closingLocked: row.closing_locked,
    childrenUser: row.child_ids.length > 0 ? row.child_ids : null,
    isChildCashier: row.titular_id !== null,
  };
}

interface NotificationColumns {
  notification_method: Schemas['NotificationMethod'];
  webhook_url: string;
  webhook_api_key: string;
  webhook_api_key_header: string;
  webhook_secret: string | null;
}

/** The notification setting; the key and the signing secret only for callers who may change them. */
export function notificationJson(row: NotificationColumns, seesKeys: boolean) {
  const secret = row.notification_method === 'webhook-v2' && seesKeys ? row.webhook_secret : null;
  return {
    notificationMethod: row.notification_method,
    webhookURL: row.webhook_url,
    webhookAPIKey: seesKeys ? row.webhook_api_key : '',
    webhookAPIKeyHeader: row.webhook_api_key_header,
    ...(secret === null ? {} : { webhookSecret: secret }),
  };
}
