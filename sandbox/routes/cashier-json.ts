import type { Schemas } from '../contract/operation-types.ts';
import type { UserRow } from '../rules/read-user.ts';
import type { Session } from '../rules/sessions.ts';
import { notificationSettingJson } from './notification-setting-json.ts';

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
    ...notificationSettingJson(row, seesKeys),
    closingType: row.closing_type,
    closingTime: row.closing_time,
    closingLocked: row.closing_locked,
    childrenUser: row.child_ids.length > 0 ? row.child_ids : null,
    isChildCashier: row.titular_id !== null,
  };
}
