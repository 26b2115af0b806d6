import { MUST_ENROLL } from '#access/sessions/sql-conditions.ts';
import { JOIN_REFUND_RULE, type RefundMode, refundModeOf } from '#access/users/refund-mode.ts';
import { choicesOf, mayReceive, SUMMARY_EMAIL_KINDS } from '#access/users/summary-email-kinds.ts';
import {
  accessVersionOf,
  type Permission,
  permissionsOf,
  type UserType,
} from '#access/users/user-permissions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';

interface UserDataRow {
  user_id: string;
  user_name: string;
  username: string;
  type: UserType;
  role_name: string | null;
  role_permissions: Permission[] | null;
  refund_mode: RefundMode | null;
  email_address: string;
  country_code: string;
  phone_number: string | null;
  notification_method: Schemas['NotificationMethod'];
  reference_id: string | null;
  branch_id: string | null;
  branch_name: string | null;
  closing_type: Schemas['ClosingType'];
  closing_time: number | null;
  closing_locked: boolean;
  is_titular: boolean;
  must_change_password: boolean;
  must_enroll_second_factor: boolean;
  business_id: string;
  business_name: string;
  fri_username: string;
  contact_email_address: string;
  avatar: string | null;
  time_zone: string;
  search_enabled: boolean;
  closing_count_required: boolean;
  closing_count_threshold: string;
  summary_emails: string[];
  default_branch_id: string | null;
  default_branch_name: string | null;
}

export type SessionData = Pick<
  Schemas['Session'],
  'mustChangePassword' | 'mustEnrollSecondFactor' | 'userData'
>;

/** The session data of a person, as returned by sign-in. */
export async function readSessionData(database: Queryable, userId: string): Promise<SessionData> {
  const [row] = await database.query<UserDataRow>(
    `select u.id as user_id, u.name as user_name, u.username, u.type, r.name as role_name,
       r.permissions as role_permissions, rr.mode as refund_mode, u.email_address, u.country_code, u.phone_number, u.notification_method,
       u.reference_id, u.branch_id, br.name as branch_name, u.closing_type, u.closing_time, u.closing_locked,
       exists (select 1 from users child where child.titular_id = u.id) as is_titular, u.must_change_password,
       ${MUST_ENROLL} as must_enroll_second_factor, b.id as business_id, b.name as business_name, b.fri_username, b.contact_email_address, b.avatar, b.time_zone,
       b.search_enabled, b.closing_count_required, b.closing_count_threshold,
       array(select kind from summary_emails s where s.user_id = u.id and s.wanted) as summary_emails, d.id as default_branch_id, d.name as default_branch_name
     from users u join businesses b on b.id = u.business_id left join branches br on br.id = u.branch_id
       left join branches d on d.id = b.default_branch_id left join roles r on r.id = u.role_id
       ${JOIN_REFUND_RULE}
     where u.id = $1`,
    [userId],
  );
  if (!row) throw new Error(`There is no user ${userId}`);
  return {
    mustChangePassword: row.must_change_password,
    // Present only if it is required.
    ...(row.must_enroll_second_factor ? { mustEnrollSecondFactor: true } : {}),
    userData: userDataOf(row),
  };
}

function userDataOf(row: UserDataRow): Schemas['SessionUserData'] {
  const permissions = permissionsOf({
    type: row.type,
    rolePermissions: row.role_permissions,
    closingLocked: row.closing_locked,
    isTitular: row.is_titular,
  });
  const refundMode = refundModeOf(row.refund_mode, { type: row.type, rolePermissions: row.role_permissions });
  return {
    business: {
      id: row.business_id,
      name: row.business_name,
      friUsername: row.fri_username,
      contactEmailAddress: row.contact_email_address,
      avatar: row.avatar,
      defaultBranch:
        row.default_branch_id !== null && row.default_branch_name !== null
          ? { id: row.default_branch_id, name: row.default_branch_name }
          : null,
      timeZone: row.time_zone,
      closingCount: {
        required: row.closing_count_required,
        reasonThreshold: Number(row.closing_count_threshold),
      },
    },
    user: { ...sessionUserOf(row), ...summaryEmailsOf(row, permissions, refundMode) },
    permissions,
    searchEnabled: row.search_enabled,
    capabilities: [
      'charges',
      'summary',
      'csv',
      'statement',
      'imports',
      'deposits',
      'emails',
      'downloads',
      'reconciliation',
      'refunds-in-parts',
      'refund-policy',
      'refund-requests',
      'push',
    ],
    refundMode,
    accessVersion: accessVersionOf(permissions, row.role_name, refundMode),
  };
}

function summaryEmailsOf(
  { type, summary_emails }: UserDataRow,
  permissions: readonly Permission[],
  refundMode: RefundMode,
) {
  const person = { type, permissions: new Set(permissions), refundMode };
  if (!SUMMARY_EMAIL_KINDS.some((kind) => mayReceive(kind, person))) return {};
  return { summaryEmails: choicesOf(summary_emails) };
}

function sessionUserOf(row: UserDataRow): Schemas['SessionUser'] {
  return {
    id: row.user_id,
    name: row.user_name,
    username: row.username,
    type: row.type,
    roleName: row.role_name,
    emailAddress: row.email_address,
    countryCode: row.country_code,
    phoneNumber: row.phone_number,
    notificationMethod: row.notification_method,
    referenceId: row.reference_id,
    branchId: row.branch_id,
    branchName: row.branch_name,
    closingType: row.closing_type,
    closingTime: row.closing_time,
    closingLocked: row.closing_locked,
  };
}
