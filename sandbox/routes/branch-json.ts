import type { Schemas } from '../contract/operation-types.ts';
import type { BranchRow } from '../rules/branches/read-branches.ts';
import type { Session } from '../rules/sessions.ts';
import { notificationSettingJson } from './notification-setting-json.ts';

/** Maps a row to the API's branch. Omits the branch administrator's keys for callers who may not change them. */
export function branchJson(row: BranchRow, session: Session): Schemas['Branch'] {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    referenceId: row.reference_id,
    businessId: row.business_id,
    admin: {
      id: row.admin_id,
      name: row.admin_name,
      username: row.admin_username,
      emailAddress: row.admin_email_address,
      status: row.admin_status,
      ...notificationSettingJson(row, session.permissions.has('branch_manage')),
      closingType: row.closing_type,
      closingTime: row.closing_time,
    },
    regionId: row.region_id,
    cityId: row.city_id,
    stateId: row.state_id,
    status: row.status,
    cashierCount: row.cashier_count,
  };
}
